import { median } from '../shift.ts'

/** The middle of several rounds, with the lowest and the highest of them. */
export type Spread = { median: number; min: number; max: number }

/** What a figure has to reach: at most or at least, or to lie between two. Units are those of the figure. */
export type Goal =
  | { better: 'higher' | 'lower'; must: number; aim: number }
  | { better: 'between'; low: number; high: number }

/** How far a figure came. */
export type Verdict = 'aim' | 'must' | 'MISSED'

/** A line of the report: a figure with its goal, and in words what it was made of. */
export type Row = { name: string; value: Spread; unit?: 's' | 'ms' | 'MB'; of: string; goal?: Goal }

/** The value that a share of all values does not exceed (nearest rank); NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
})

/**
 * What is measured divided by what it is compared with, round by round: both halves of a round met the same machine.
 * Throws where a half is missing.
 */
export function ratioOf(measured: readonly number[], base: readonly number[]): Spread {
  if (measured.length !== base.length || measured.length === 0)
    throw new Error(`${measured.length} rounds cannot be compared with ${base.length}`)
  return spreadOf(measured.map((value, round) => value / (base[round] ?? Number.NaN)))
}

/** Judged by the median. */
export function verdictOn({ median: value }: Spread, goal: Goal): Verdict {
  if (goal.better === 'between') return value >= goal.low && value <= goal.high ? 'aim' : 'MISSED'
  const reaches = (wanted: number) => (goal.better === 'higher' ? value >= wanted : value <= wanted)
  if (reaches(goal.aim)) return 'aim'
  return reaches(goal.must) ? 'must' : 'MISSED'
}

/** Three digits, more only where a number has more before its point. */
export function short(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 3)
}

const heads = ['', 'median', 'min – max', 'must', 'aim', 'reached', 'made of']

/** The report as a Markdown table that reads well in a terminal too. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)))
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [print(heads), rule, ...lines.slice(1).map(print)].join('\n')
}

/** A row while the table is not complete yet. */
export function lineOf(row: Row): string {
  const [name, middle, between, , , reached, of] = cellsOf(row)
  return `${name}: ${[middle, between && `(${between})`, reached, of && `– ${of}`].filter(Boolean).join(' ')}`
}

function cellsOf({ name, value, unit, of, goal }: Row): string[] {
  const middle = `${short(value.median)}${unit ? ` ${unit}` : ''}`
  const between = value.min === value.max ? '' : `${short(value.min)} – ${short(value.max)}`
  const [must, aim] = goal === undefined ? ['', ''] : goalWords(goal)
  return [name, middle, between, must, aim, goal ? verdictOn(value, goal) : '', of]
}

function goalWords(goal: Goal): [string, string] {
  if (goal.better === 'between') return [`${goal.low} – ${goal.high}`, '']
  const sign = goal.better === 'higher' ? '≥' : '≤'
  return [`${sign} ${goal.must}`, `${sign} ${goal.aim}`]
}
