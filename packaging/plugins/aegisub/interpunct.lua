-- SPDX-License-Identifier: Apache-2.0
-- Marks and capitals for the selected lines of Aegisub, by `interpunct serve --stdio`.
--
-- Only the text of dialogue lines changes, and in it only marks and case: tags, times and styles
-- stay. A request is a file, because Lua reaches only one end of another program.

script_name = "Interpunct"
script_description = "Restores punctuation and casing in the selected lines"
script_author = "The Interpunct authors"
script_version = "1"

local PROGRAM = os.getenv("INTERPUNCT") or "interpunct"
local LANGUAGE = "auto" -- or codes of the possible languages, such as "en" or "cs,sk"
local IS_WINDOWS = package.config:sub(1, 1) == "\\"

-- JSON, as far as the protocol needs it

local function quoted(text)
  local escaped = text:gsub('[%c"\\]', function(sign)
    return string.format("\\u%04x", sign:byte())
  end)
  return '"' .. escaped .. '"'
end

local ESCAPES = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t" }

local function read_string(text, at)
  local parts = {}
  while true do
    local stop = text:find('["\\]', at)
    table.insert(parts, text:sub(at, stop - 1))
    if text:sub(stop, stop) == '"' then
      return table.concat(parts), stop + 1
    end
    local sign = text:sub(stop + 1, stop + 1)
    if sign == "u" then -- the server escapes control characters alone
      table.insert(parts, string.char(tonumber(text:sub(stop + 2, stop + 5), 16)))
      at = stop + 6
    else
      table.insert(parts, ESCAPES[sign] or sign)
      at = stop + 2
    end
  end
end

local CONSTANTS = { ["true"] = true, ["false"] = false }
local read_value

-- The values up to `close`; those of an object are preceded by their names.
local function read_members(text, at, close)
  local found, name = {}, nil
  while text:sub(at, at) ~= close do
    if close == "}" then
      name, at = read_string(text, at + 1)
      at = at + 1
    end
    found[name or #found + 1], at = read_value(text, at)
    if text:sub(at, at) == "," then
      at = at + 1
    end
  end
  return found, at + 1
end

-- The value at `at` of a text without spaces between its values, and the place after it.
read_value = function(text, at)
  local sign = text:sub(at, at)
  if sign == "{" then
    return read_members(text, at + 1, "}")
  elseif sign == "[" then
    return read_members(text, at + 1, "]")
  elseif sign == '"' then
    return read_string(text, at + 1)
  end
  local written = text:match("^[^,%]}]+", at)
  local value = CONSTANTS[written]
  if value == nil then
    value = tonumber(written) -- nil for null
  end
  return value, at + #written
end

-- The program

local function stop(message)
  aegisub.log(0, "Interpunct: %s\n", message)
  aegisub.cancel()
end

local function write(path, data)
  local file = io.open(path, "wb")
  if not file then
    stop("cannot write " .. path)
  end
  file:write(data)
  file:close()
end

local function lines_of(path)
  local found = {}
  local file = io.open(path, "rb")
  if file then
    for line in file:lines() do
      table.insert(found, line)
    end
    file:close()
  end
  return found
end

-- The answer to a request; the first line of output is the greeting.
local function answer(request)
  local base = aegisub.decode_path("?temp") .. "/interpunct-" .. os.time() .. "-" .. math.random(1e6)
  local asked, answered = base .. ".request", base .. ".answer"
  write(asked, request .. "\n")
  local command = string.format('"%s" serve --stdio < "%s" > "%s"', PROGRAM, asked, answered)
  os.execute(IS_WINDOWS and '"' .. command .. '"' or command)
  local lines = lines_of(answered)
  os.remove(asked)
  os.remove(answered)
  if not lines[2] then
    stop("the program " .. PROGRAM .. " gave no answer. Install it, or name it in INTERPUNCT.")
  end
  local found = read_value(lines[2], 1)
  if found.error then
    stop(found.error.sentence)
  end
  return found
end

local function request_for(lines)
  local cues = {}
  for _, line in ipairs(lines) do
    local cue = '{"text":%s,"start":%.3f,"end":%.3f}'
    local start, finish = line.start_time / 1000, line.end_time / 1000
    table.insert(cues, cue:format(quoted(line.text), start, finish))
  end
  local form = '{"version":2,"format":"ass","language":%s,"cues":[%s]}'
  return form:format(quoted(LANGUAGE), table.concat(cues, ","))
end

-- The macro

local function dialogue(subtitles, selected)
  local places, lines = {}, {}
  for _, place in ipairs(selected) do
    local line = subtitles[place]
    if line.class == "dialogue" and not line.comment then
      table.insert(places, place)
      table.insert(lines, line)
    end
  end
  return places, lines
end

local function restore(subtitles, selected)
  local places, lines = dialogue(subtitles, selected)
  if #lines == 0 then
    stop("no line of dialogue is selected.")
  end
  aegisub.progress.title("Interpunct")
  local found = answer(request_for(lines))
  for index, line in ipairs(lines) do
    if line.text ~= found.cues[index].text then
      line.text = found.cues[index].text
      subtitles[places[index]] = line
    end
  end
  for _, note in ipairs(found.notes) do
    aegisub.log(2, "Interpunct: %s\n", note)
  end
  aegisub.set_undo_point("marks and capitals")
end

aegisub.register_macro("Interpunct: marks and capitals", script_description, restore)
