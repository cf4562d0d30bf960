# SPDX-License-Identifier: Apache-2.0
"""Mutants of a file: the same text with one small fault in it."""

from __future__ import annotations

import difflib
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.mutators import (
    mutation_operators,
    operator_assignment,
    operator_dict_arguments,
    operator_string,
)

# Other wording is no fault that a test should notice; None for a value is one that all notice.
_LEFT_OUT = (operator_string, operator_dict_arguments, operator_assignment)
# Types and checks of types do nothing at run time; a decorator mostly says what a class is.
_UNTOUCHED = (cst.Annotation, cst.Assert, cst.Decorator, cst.Import, cst.ImportFrom)
_Found = tuple[cst.CSTNode, cst.CSTNode]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A file with a fault in it.

    `function` is the outermost function around the fault, as its qualified name and first line;
    None where the fault stands outside of functions. `lines` are those of the statement. Tests
    that execute one of the `reaching` lines may notice it: all lines of a file whose function
    keeps its results, for only the first test that calls it executes it.
    """

    path: Path
    kind: str
    lines: range
    reaching: range
    function: tuple[str, int] | None
    code: str
    before: str
    after: str

    @property
    def diff(self) -> str:
        """Place and fault, to be read."""
        removed, added = (text.replace("\n", "\n  ") for text in (self.before, self.after))
        return f"{self.path}:{self.lines.start} ({self.kind})\n- {removed}\n+ {added}"


def drop_statement(node: Any) -> Iterator[cst.CSTNode]:
    """Leave out a call or a raise."""
    if isinstance(node, cst.Raise) or isinstance(node.value, cst.Call | cst.Yield):
        yield cst.Pass()


def negate_test(node: Any) -> Iterator[cst.CSTNode]:
    """Do what a condition guards where it does not hold."""
    if not isinstance(node.test, cst.UnaryOperation | cst.Comparison):
        bare = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        yield node.with_changes(test=cst.UnaryOperation(cst.Not(), bare))


def swap_arguments(node: Any) -> Iterator[cst.CSTNode]:
    """Exchange the first two arguments of a call, where it matters which comes first."""
    is_either = isinstance(node.func, cst.Name) and node.func.value in {"max", "min"}
    named = any(each.keyword or each.star for each in node.args[:2])
    if len(node.args) > 1 and not is_either and not named:
        one, other, *rest = node.args
        swapped = [one.with_changes(value=other.value), other.with_changes(value=one.value)]
        yield node.with_changes(args=[*swapped, *rest])


_OPERATORS: list[tuple[type, Callable[[Any], Iterable[cst.CSTNode]]]] = [
    *(pair for pair in mutation_operators if pair[1] not in _LEFT_OUT),
    (cst.Expr, drop_statement),
    (cst.Raise, drop_statement),
    (cst.If, negate_test),
    (cst.While, negate_test),
    (cst.IfExp, negate_test),
    (cst.Call, swap_arguments),
]


class MutatedFile:
    """All mutants of a file, by line and kind; their text is made when one is drawn."""

    def __init__(self, root: Path, path: Path) -> None:
        self._path = path
        self._text = (root / path).read_text(encoding="utf-8")
        wrapper = MetadataWrapper(cst.parse_module(self._text))
        self._module = wrapper.module
        self._spans: Mapping[cst.CSTNode, Any] = wrapper.resolve(PositionProvider)
        self._parents: Mapping[cst.CSTNode, cst.CSTNode] = wrapper.resolve(ParentNodeProvider)
        self._kinds: dict[int, dict[str, list[_Found]]] = defaultdict(lambda: defaultdict(list))
        for node, span in self._spans.items():
            for kind, mutated in self._mutated(node):
                self._kinds[span.start.line][kind].append((node, mutated))

    @property
    def lines(self) -> list[int]:
        """The lines on which something can be mutated."""
        return sorted(self._kinds)

    def drawn(self, line: int, draws: random.Random) -> Mutant | None:
        """One mutant of a line: first its kind is drawn, then which."""
        kind = draws.choice(sorted(self._kinds[line]))
        return self._mutant(kind, *draws.choice(self._kinds[line][kind]))

    def all_of(self, line: int) -> Iterator[Mutant]:
        """Every mutant of a line."""
        for kind, found in self._kinds.get(line, {}).items():
            for node, mutated in found:
                if mutant := self._mutant(kind, node, mutated):
                    yield mutant

    def _mutated(self, node: cst.CSTNode) -> Iterator[tuple[str, cst.CSTNode]]:
        wanted = [operator for kind, operator in _OPERATORS if isinstance(node, kind)]
        if wanted and not self._is_untouched(node):
            for operator in wanted:
                kind = operator.__name__.removeprefix("operator_")
                for mutated in operator(node):
                    if _checks(node) == _checks(mutated):
                        yield kind, mutated

    def _is_untouched(self, node: cst.CSTNode) -> bool:
        return any(
            isinstance(each, _UNTOUCHED) or (isinstance(each, cst.Arg) and _is_check(each))
            for each in self._upwards(node)
        )

    def _upwards(self, node: cst.CSTNode) -> Iterator[cst.CSTNode]:
        while not isinstance(node, cst.Module):
            yield node
            node = self._parents[node]

    def _mutant(self, kind: str, node: cst.CSTNode, mutated: cst.CSTNode) -> Mutant | None:
        code = cst.ensure_type(self._module.deep_replace(node, mutated), cst.Module).code
        if code == self._text:  # such as two equal arguments exchanged
            return None
        try:
            compile(code, self._path, "exec")
        except SyntaxError:
            return None
        before, after = _difference(self._text, code)
        lines, function = self._lines(node), self._function(node)
        reaching = range(1, 1 + self._text.count("\n")) if self._is_cached(node) else lines
        return Mutant(self._path, kind, lines, reaching, function, code, before, after)

    def _is_cached(self, node: cst.CSTNode) -> bool:
        """Whether a function around the node keeps its results."""
        functions = (each for each in self._upwards(node) if isinstance(each, cst.FunctionDef))
        decorators = (each for function in functions for each in function.decorators)
        return any("cache" in self._module.code_for_node(each) for each in decorators)

    def _lines(self, node: cst.CSTNode) -> range:
        """Those of the whole statement where it is a simple one, else of the node."""
        simple = (
            each for each in self._upwards(node) if isinstance(each, cst.SimpleStatementLine)
        )
        nearest = next(simple, node)
        last = nearest.test if isinstance(nearest, cst.If | cst.While) else nearest
        return range(self._spans[nearest].start.line, self._spans[last].end.line + 1)

    def _function(self, node: cst.CSTNode) -> tuple[str, int] | None:
        """The outermost function whose body the node stands in."""
        found, names, child = None, [], node
        for each in self._upwards(node):
            if isinstance(each, cst.FunctionDef) and child is each.body:
                found, names = each, [each.name.value]
            elif isinstance(each, cst.ClassDef):
                names.insert(0, each.name.value)
            child = each
        if found is None:
            return None
        first = found.decorators[0] if found.decorators else found
        return ".".join(names), self._spans[first].start.line


def _is_check(argument: cst.Arg) -> bool:
    """Whether it only says that two lengths have to agree."""
    return argument.keyword is not None and argument.keyword.value == "strict"


def _checks(node: cst.CSTNode) -> list[cst.Arg]:
    return [each for each in node.args if _is_check(each)] if isinstance(node, cst.Call) else []


def _difference(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, without their indentation."""
    lines = [*difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")][3:]
    removed, added = (
        "\n".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+"
    )
    return removed, added


def sampled(files: Iterable[MutatedFile], count: int, draws: random.Random) -> list[Mutant]:
    """So many mutants, on as many lines drawn at random."""
    lines = [(file, line) for file in files for line in file.lines]
    draws.shuffle(lines)
    made = (file.drawn(line, draws) for file, line in lines)
    return list(islice(filter(None, made), count))
