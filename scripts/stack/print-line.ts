import { readable } from './readable-log.ts'

const nameWidth = 'publisher'.length

/** Prints a line of a process with its name in front. */
export function printLine(name: string, line: string): void {
  process.stdout.write(`${name.padEnd(nameWidth)} ${readable(line)}\n`)
}
