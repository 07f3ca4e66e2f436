import { readable } from './readable-log.ts'

const nameWidth = 'publisher'.length

/** Prints what a process said, with its name before it. */
export function printLine(name: string, line: string): void {
  process.stdout.write(`${name.padEnd(nameWidth)} ${readable(line)}\n`)
}
