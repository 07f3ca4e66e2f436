-- Sends the requests of a file one after the other, again from the start after the last. The file holds whole HTTP
-- requests, each ended by a zero byte: nothing is put together while the clock runs.
local requests, at = {}, 0

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for text in file:read('*a'):gmatch('([^%z]+)%z') do requests[#requests + 1] = text end
  file:close()
  at = tonumber(args[2]) or 0
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
