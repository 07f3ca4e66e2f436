import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrastRatio, editionAccent, houseGrounds, textContrast } from '@leserkonto/rules'
import { expect, test, vi } from 'vitest'
import { groundsOf } from './use-grounds-in-force.ts'

const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
const inSheet = (token: string) => new RegExp(`${token}: ([^;]+);`).exec(sheet)?.[1] ?? ''

test('the grounds of the house are those of its own tokens', () => {
  expect(groundsOf(inSheet)).toEqual(houseGrounds)
  expect(groundsOf(() => '')).toEqual(houseGrounds)
})

const dim: Readonly<Record<string, string>> = {
  '--lk-paper': 'light-dark(#c8c0b0, #333)',
  '--lk-paper-raised': 'light-dark(#d0c8b8, #3a3a3a)',
}
const theme = { color: '#1d6ea9', colorDark: '#8ab4f8' }

test('an accent is corrected until it can be read on the papers of a page with tokens of its own', () => {
  const grounds = groundsOf((token) => dim[token] ?? inSheet(token))
  const accent = editionAccent(theme, grounds)
  for (const scheme of ['light', 'dark'] as const)
    for (const ground of grounds[scheme])
      expect(contrastRatio(accent[scheme], ground), ground).toBeGreaterThanOrEqual(textContrast)
  expect(accent.light).not.toBe(editionAccent(theme).light)
})

test('a colour that cannot be judged is passed over, and a developer is told', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(groundsOf((token) => (token === '--lk-paper' ? 'oklch(0.9 0 0)' : inSheet(token)))).toEqual({
    light: ['#ffffff'],
    dark: ['#1c1f25', '#14161a'],
  })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("--lk-paper is 'oklch(0.9 0 0)'"))
})
