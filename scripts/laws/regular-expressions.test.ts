import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

// Checkers that count nested stars flag patterns that are linear and pass quadratic ones: each pattern of the sources
// is measured instead, on words made to lead a backtracking engine astray.

/** Twice the longest field a form may have, after lengths at which exponential ones already show. */
const lengths = [28, 400, 4_000]
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

/** The word on which a pattern takes too long, if there is one. */
function slowWord(one: Pattern): string | undefined {
  const expression = new RegExp(one.pattern, one.flags.replace(/[gy]/g, ''))
  for (const length of lengths)
    for (const piece of piecesFor(one))
      for (const start of ['', 'a', 'a@', 'https://'])
        for (const end of ['', '!', '\u0000', 'x']) {
          const word = start + piece.repeat(Math.ceil(length / piece.length)) + end
          const began = process.threadCpuUsage()
          expression.test(word)
          if (process.threadCpuUsage(began).user > mostUs) return `${start}(${piece})×${length}${end}`
        }
  return undefined
}

test('the measure finds an exponential pattern', () => {
  expect(slowWord({ pattern: '^(a+)+$', flags: '' })).toBeDefined()
})

test('no regular expression of the sources can be led astray', { timeout: 120_000 }, () => {
  const patterns = files.flatMap((file) => patternsIn(file).map((one) => ({ file, one })))
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.flatMap(({ file, one }) => {
    const word = slowWord(one)
    return word === undefined ? [] : [`${file}: /${one.pattern}/ on ${word}`]
  })
  expect(slow).toEqual([])
})
