import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrastRatio, editionAccent, mixColours, shapeContrast, textContrast } from '@leserkonto/rules'
import { describe, expect, test } from 'vitest'
import { editions } from '../../../editions/src/index.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The pair of a token as the sheet has it. */
function pair(token: string): readonly [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--lk-${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? []
  if (!light || !dark) throw new Error(`no pair of plain colours: --lk-${token}`)
  return [light, dark]
}

const schemes = [
  ['light', 0],
  ['dark', 1],
] as const

describe.each(schemes)('in the %s scheme', (scheme, at) => {
  const papers = ['paper', 'paper-raised', 'paper-sunk']

  test.each(
    ['ink', 'ink-soft', 'success', 'warning', 'error', 'focus'].flatMap((ink) =>
      papers.map((paper) => [ink, paper]),
    ),
  )('%s on %s is readable as text', (ink, paper) => {
    expect(contrastRatio(pair(ink ?? '')[at], pair(paper ?? '')[at])).toBeGreaterThanOrEqual(textContrast)
  })

  test.each(['success', 'warning', 'error'])('ink, soft ink and %s are readable on their ground', (tone) => {
    for (const ink of ['ink', 'ink-soft', tone])
      expect(contrastRatio(pair(ink)[at], pair(`${tone}-ground`)[at])).toBeGreaterThanOrEqual(textContrast)
  })

  test.each(papers)('the border of a control stands out from %s', (paper) => {
    expect(contrastRatio(pair('line-strong')[at], pair(paper)[at])).toBeGreaterThanOrEqual(shapeContrast)
  })

  test.each(editions)(
    'the accent of $name is readable on paper, on its own tint and under its text',
    ({ theme }) => {
      const accent = editionAccent(theme)[scheme]
      const [share, ground] = scheme === 'light' ? [0.08, pair('paper')[0]] : [0.12, pair('paper')[1]]
      for (const surface of [...papers.map((paper) => pair(paper)[at]), mixColours(accent, ground, share)])
        expect(contrastRatio(accent, surface)).toBeGreaterThanOrEqual(textContrast)
      expect(contrastRatio(pair('on-accent')[at], accent)).toBeGreaterThanOrEqual(textContrast)
    },
  )
})

test('every edition gives a colour of its own that needs no correction', () => {
  for (const { theme } of editions)
    expect(editionAccent(theme)).toEqual({ light: theme.color, dark: theme.colorDark })
})
