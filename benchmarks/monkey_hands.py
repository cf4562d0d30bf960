# SPDX-License-Identifier: Apache-2.0
"""Random keys, clicks, wheels and sizes, sent as the windowing system sends them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from interpunct_app.keys.actions import Action
from interpunct_app.keys.table import BINDINGS
from interpunct_app.window.main_window import MainWindow

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
KeyEvent = QKeyEvent.Type
Note = Callable[[str], None]

_COMMON = (Key.Key_Tab, Key.Key_Backtab, Key.Key_Space, Key.Key_Escape, Key.Key_Return)
_MOVES = (
    *(Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right),
    *(Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Delete),
)
_RARE = (Action.QUIT, Action.CLOSE, Action.OPEN)  # one in so many, or nothing else would be done
_ONCE_IN = 12
_SIGNS = "aeinst  .,?!:;-'<>&/[]{}()0159"
_LETTERS = "éßğшяمعهשל好的。？ไ🙂\u200f\u0301"
_KEYS_HELD = {
    Modifier.ShiftModifier: Key.Key_Shift,
    Modifier.ControlModifier: Key.Key_Control,
    Modifier.AltModifier: Key.Key_Alt,
}
_HELD = (Modifier.ControlModifier, Modifier.ShiftModifier, Modifier.AltModifier)


class Hands:
    """Does one thing at a time, wherever the focus is and whatever is open."""

    def __init__(self, random: Random, note: Note) -> None:
        self._random = random
        self._note = note
        self._acts: dict[Callable[[MainWindow], None], int] = {
            self._strike_of_the_table: 45,
            self._strike_common: 14,
            self._strike_a_move: 8,
            self._strike_with_ctrl: 5,
            self._edit: 6,
            self._type: 3,
            self._click: 14,
            self._double_click: 3,
            self._drag: 4,
            self._press_a_button: 8,
            self._open_a_menu: 4,
            self._change_tab: 3,
            self._wheel: 3,
            self._resize: 1,
        }

    def act(self, window: MainWindow) -> None:
        """Do something; each event is noted before it is sent, for it may be the last."""
        if self._random.randrange(_ONCE_IN) == 0:
            window.activateWindow()  # it may be behind a panel that floats
        _come_to_the_front(window)
        (deed,) = self._random.choices(list(self._acts), list(self._acts.values()))
        focus = QApplication.focusWidget()
        self._note(
            f"{deed.__name__.strip('_')} in {type(_front(window)).__name__}, "
            f"focus {type(focus).__name__}"
        )
        deed(window)

    def give_up(self, window: MainWindow) -> None:
        """Leave whatever is open."""
        self._strike(window, Key.Key_Escape)

    def _strike_of_the_table(self, window: MainWindow) -> None:
        row = self._random.choice(BINDINGS)
        if row.action in _RARE and self._random.randrange(_ONCE_IN):
            return
        combination = QKeySequence(self._random.choice(row.keys.split()))[0]  # type: ignore[index]
        self._strike(window, combination.key(), combination.keyboardModifiers())

    def _strike_common(self, window: MainWindow) -> None:
        self._strike(window, self._random.choice(_COMMON))

    def _strike_a_move(self, window: MainWindow) -> None:
        held = self._random.choice((Modifier.NoModifier, Modifier.NoModifier, *_HELD))
        self._strike(window, self._random.choice(_MOVES), held)

    def _strike_with_ctrl(self, window: MainWindow) -> None:
        keys = (*_COMMON, Key.Key_A, Key.Key_C, Key.Key_V, Key.Key_X, Key.Key_Z, Key.Key_Y)
        self._strike(window, self._random.choice(keys), Modifier.ControlModifier)

    def _edit(self, window: MainWindow) -> None:
        self._strike(window, Key.Key_F2)
        self._type(window)

    def _type(self, window: MainWindow) -> None:
        """Some text, with breaks of lines, where the focus is; it may be a table or a button."""
        text = "".join(
            self._random.choice(_SIGNS if self._random.randrange(6) else _LETTERS)
            for _ in range(self._random.randint(1, 14))
        )
        self._note(f"    {text!r}")
        for sign in text:
            focus = _taker_of_keys(window)
            for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
                if shiboken6.isValid(focus):
                    event = QKeyEvent(kind, 0, Modifier.NoModifier, sign)
                    QApplication.sendEvent(focus, event)
            if self._random.randrange(10) == 0:
                self._strike(window, Key.Key_Return, Modifier.ShiftModifier)

    def _click(self, window: MainWindow) -> None:
        front = _front(window)
        held = self._random.choice((*[Modifier.NoModifier] * 4, *_HELD[:2]))
        button = self._random.choice((*[Button.LeftButton] * 7, Button.RightButton))
        self._press(front, self._place_in(front), button, held)

    def _double_click(self, window: MainWindow) -> None:
        front = _front(window)
        place, handle = self._place_in(front), _handle(front)
        self._note(f"    at {place.toTuple()} on {type(front.childAt(place)).__name__}")
        if handle is not None:
            QTest.mouseDClick(handle, Button.LeftButton, Modifier.NoModifier, place)

    def _drag(self, window: MainWindow) -> None:
        front = _front(window)
        first, last, handle = self._place_in(front), self._place_in(front), _handle(front)
        self._note(f"    from {first.toTuple()} to {last.toTuple()}")
        if handle is not None:
            QTest.mousePress(handle, Button.LeftButton, Modifier.NoModifier, first)
        if handle is not None and shiboken6.isValid(handle):
            QTest.mouseMove(handle, _inside(handle, last))
        if handle is not None:
            _release(handle, last, Button.LeftButton, Modifier.NoModifier)

    def _press_a_button(self, window: MainWindow) -> None:
        """One of those in sight, of a panel or a dialog, except for tabs and their closing."""
        front = _front(window)
        buttons = [it for it in front.findChildren(QAbstractButton) if _can_be_pressed(it, front)]
        if buttons:
            button = self._random.choice(buttons)
            self._note(f"    {button.text() or button.accessibleName()!r}")
            place = button.mapTo(front, button.visibleRegion().boundingRect().center())
            self._press(front, place, Button.LeftButton, Modifier.NoModifier)

    def _open_a_menu(self, window: MainWindow) -> None:
        if _front(window) is not window:
            return
        action = self._random.choice(window.menus.actions())
        self._note(f"    {action.text()}")
        place = window.menus.mapTo(window, window.menus.actionGeometry(action).center())
        self._press(window, place, Button.LeftButton, Modifier.NoModifier)
        for _ in range(self._random.randint(1, 9)):
            self._strike(window, self._random.choice(_MOVES[:4]))
        self._strike(window, Key.Key_Return)

    def _change_tab(self, window: MainWindow) -> None:
        bar = window.pages.tabBar()
        if _front(window) is not window or not bar.count():
            return
        place = bar.tabRect(self._random.randrange(bar.count())).center()
        if bar.rect().contains(place):  # else its tab is scrolled away
            self._press(window, bar.mapTo(window, place), Button.LeftButton, Modifier.NoModifier)

    def _wheel(self, window: MainWindow) -> None:
        front = _front(window)
        place = self._place_in(front)
        target = front.childAt(place) or front
        spot, turn = QPointF(target.mapFrom(front, place)), self._random.choice((-240, 120))
        self._note(f"    {turn} on {type(target).__name__}")
        event = QWheelEvent(
            spot, QPointF(target.mapToGlobal(spot)), QPoint(), QPoint(0, turn), Button.NoButton,
            Modifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(target, event)

    def _resize(self, window: MainWindow) -> None:
        width, height = self._random.randint(900, 1600), self._random.randint(600, 1000)
        self._note(f"    {width}x{height}")
        window.resize(width, height)

    def _place_in(self, front: QWidget) -> QPoint:
        rect = front.rect()
        return QPoint(
            self._random.randrange(max(1, rect.width())),
            self._random.randrange(max(1, rect.height())),
        )

    def _strike(
        self, window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Modifier.NoModifier
    ) -> None:
        """Press what is held and the key, let them go again, each where the keys go by then.

        Any of them may open or close a window, and delete the one it was sent to.
        """
        self._note(f"    {QKeySequence(key | held).toString()}")
        pressed = Modifier.NoModifier
        for one in (modifier for modifier in _KEYS_HELD if modifier & held):
            _send(window, KeyEvent.KeyPress, _KEYS_HELD[one], pressed)
            pressed |= one
        _send(window, KeyEvent.KeyPress, key, held)
        _send(window, KeyEvent.KeyRelease, key, held)
        for one in (modifier for modifier in reversed(_KEYS_HELD) if modifier & held):
            pressed &= ~one
            _send(window, KeyEvent.KeyRelease, _KEYS_HELD[one], pressed)

    def _press(
        self, front: QWidget, place: QPoint, button: Qt.MouseButton, held: Qt.KeyboardModifier
    ) -> None:
        """Press and let go at a place."""
        handle, hit = _handle(front), front.childAt(place)
        self._note(f"    {button.name} at {place.toTuple()} on {type(hit).__name__}")
        if handle is not None:
            QTest.mousePress(handle, button, held, place)
            _release(handle, place, button, held)


def _release(
    handle: QWindow, place: QPoint, button: Qt.MouseButton, held: Qt.KeyboardModifier
) -> None:
    """Let the button go in a window that the press may have made smaller, or deleted."""
    if shiboken6.isValid(handle):
        QTest.mouseRelease(handle, button, held, _inside(handle, place))


def _inside(handle: QWindow, place: QPoint) -> QPoint:
    """The place in a window that is the nearest to `place`."""
    right, bottom = max(0, handle.width() - 1), max(0, handle.height() - 1)
    return QPoint(min(place.x(), right), min(place.y(), bottom))


def _come_to_the_front(window: MainWindow) -> None:
    """What a window manager does once a menu or a dialog is gone."""
    asking = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    focus = QApplication.focusWidget()
    is_seen = focus is not None and shiboken6.isValid(focus) and focus.isVisible()
    if asking is None and not is_seen:
        window.activateWindow()
        if (page := window.pages.current()) is not None:
            page.pane.slot_view.setFocus()


def _can_be_pressed(button: QAbstractButton, front: QWidget) -> bool:
    """Whether a button is in sight in the window `front`, and closes no tab."""
    is_there = button.window() is front.window() and not button.visibleRegion().isEmpty()
    return is_there and button.isEnabled() and not button.accessibleName().startswith("Close")


def _front(window: MainWindow) -> QWidget:
    """The window that takes what is typed and clicked."""
    return (
        QApplication.activePopupWidget()
        or QApplication.activeModalWidget()
        or QApplication.activeWindow()
        or window
    )


def _send(
    window: MainWindow, kind: QKeyEvent.Type, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    """Send an event of a key, after asking for shortcuts, and let nothing else happen meanwhile.

    QTest lets events happen after each one that it sends to a window, and does not look whether
    the window is still there; so the widget gets it, the one that the window would give it to.
    """
    widget = _taker_of_keys(window)
    if shiboken6.isValid(widget) and widget.isVisible():
        text = str(QTest.keyToAscii(key)).strip("\0")  # the stubs say int
        QTest.simulateEvent(widget, kind is KeyEvent.KeyPress, key, held, text, False)


def _taker_of_keys(window: MainWindow) -> QWidget:
    """The widget that a key comes to: an open menu has it before whatever has the focus.

    What waits behind a dialog gets none, even where it has the focus still.
    """
    popup = QApplication.activePopupWidget()
    if popup is not None:
        return popup.focusWidget() or popup
    asking, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
    if asking is not None and (focus is None or not asking.isAncestorOf(focus)):
        return asking.focusWidget() or asking
    return focus or QApplication.activeWindow() or window


def _handle(front: QWidget) -> QWindow | None:
    """Its window of the windowing system, None where it has none any more."""
    return front.window().windowHandle() if front.isVisible() else None
