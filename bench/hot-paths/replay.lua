-- Sends the requests of a file one after the other, again from the start after the last. The file holds whole HTTP
-- requests, each ended by a zero byte: nothing is put together while the clock runs. With a pause each connection waits about
-- that many milliseconds before every request, as readers do who look at what they got.
local requests, at = {}, 0

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for text in file:read('*a'):gmatch('([^%z]+)%z') do requests[#requests + 1] = text end
  file:close()
  at = tonumber(args[2]) or 0
  local pause = tonumber(args[3]) or 0
  -- Only where it is wanted: with this function wrk sets a timer for every request.
  if pause > 0 then
    function delay() return math.random(math.floor(pause / 2), math.ceil(pause * 1.5)) end
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('FIGURES %d %d %d %d %d\n', summary.requests, summary.duration, latency:percentile(50),
    latency:percentile(99), errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
