const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}
const left = new Set(['level', 'time', 'msg', 'pid', 'hostname'])

/** A structured log line as `12:03:04 info message key=value …`; any other line as it is. */
export function readable(line: string): string {
  const entry = parse(line)
  if (!entry) return line
  const time = new Date(entry.time).toTimeString().slice(0, 8)
  const rest = Object.entries(entry).filter(([key]) => !left.has(key))
  const pairs = rest.map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return [time, levels[entry.level] ?? 'info', entry.msg, ...pairs].filter(Boolean).join(' ')
}

type Entry = { level: number; time: number | string; msg?: string }

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry && 'level' in entry && 'time' in entry
      ? (entry as Entry)
      : undefined
  } catch {
    return undefined
  }
}
