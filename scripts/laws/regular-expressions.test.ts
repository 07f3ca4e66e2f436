import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// Checkers that count nested stars flag patterns that are linear and pass quadratic ones: each pattern of the sources
// is measured instead, on words made to lead a backtracking engine astray.

// At the first length an exponential pattern shows, at the second one of the fourth degree.
const shortLengths = [28, 400]
/** Twice the longest field a form may have: up to the third degree a pattern takes a thousand times as long there. */
const longLength = 4_000
// of the processor, not of the clock: on a busy machine anything may be held up
const mostUs = 250_000

const isSource = (file: string) => !/node_modules|\/dist\/|\/generated\/|\.(test|stories)\./.test(file)
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(isSource)

type Pattern = { pattern: string; flags: string }
const isPattern = (node: unknown): node is { regex: Pattern } =>
  typeof node === 'object' && node !== null && 'regex' in node && typeof node.regex === 'object'

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  JSON.stringify(program, (_key, node: unknown) => {
    if (isPattern(node)) found.push(node.regex)
    return typeof node === 'bigint' ? String(node) : node
  })
  return found
}

const generic = [
  ...'a0A .-/%@+=&?;"\'<>\n\t:,_[]{}()$#\\~ä',
  'aa.',
  'a0',
  'a ',
  'a-',
  'ab',
  '0.',
  '&t=',
  'a=',
  ';a=',
]

/** Pieces that are repeated: generic ones, and the pattern's own words. */
const piecesFor = ({ pattern }: Pattern) => new Set([...generic, ...(pattern.match(/[\w -]{2,}/g) ?? [])])

/** Microseconds of the processor that a pattern takes for a word. */
function timeFor(expression: RegExp, word: string): number {
  const began = process.threadCpuUsage()
  expression.test(word)
  return process.threadCpuUsage(began).user
}

/** The word on which a pattern takes too long, if there is one. */
function slowWord(one: Pattern): string | undefined {
  const expression = new RegExp(one.pattern, one.flags.replace(/[gy]/g, ''))
  const isSlow = (wordOf: (length: number) => string) => {
    const times: number[] = []
    for (const length of shortLengths) {
      times.push(timeFor(expression, wordOf(length)))
      if (Math.max(...times) > mostUs) return true
    }
    const couldBeSlow = Math.max(...times) * 1_000 > mostUs
    return couldBeSlow && timeFor(expression, wordOf(longLength)) > mostUs
  }
  for (const piece of piecesFor(one))
    for (const start of ['', 'a', 'a@', 'https://'])
      for (const end of ['', '!', '\u0000', 'x'])
        if (isSlow((length) => start + piece.repeat(Math.ceil(length / piece.length)) + end))
          return `${start}(${piece})…${end}`
  return undefined
}

test('the measure finds an exponential pattern', () => {
  expect(slowWord({ pattern: '^(a+)+$', flags: '' })).toBeDefined()
})

test('no regular expression of the sources can be led astray', () => {
  const patterns = files.flatMap((file) => patternsIn(file).map((one) => ({ file, one })))
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.flatMap(({ file, one }) => {
    const word = slowWord(one)
    return word === undefined ? [] : [`${file}: /${one.pattern}/ on ${word}`]
  })
  expect(slow).toEqual([])
})
