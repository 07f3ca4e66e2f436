import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { islandsEntry, loadPortal } from './portal-assets.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-'))
afterAll(() => rmSync(dist, { recursive: true }))

const pages = [
  'Overview',
  'Section',
  'Article',
  'Advert',
  'Author',
  'Search',
  'MyNews',
  'Premium',
  'Editions',
  'Help',
  'Legal',
]
const forms = ['Declaration', 'Declared', 'DataRequest', 'DataSent', 'HeldData', 'Message']
const parts = [
  { names: ['_00', '_01'], css: '._00{x:1}._01{x:2}' },
  { names: ['_02'], css: '._02{x:3}' },
]
for (const folder of ['.vite', 'sheets', 'portal-server']) mkdirSync(join(dist, folder))
for (const page of [...pages, ...forms])
  writeFileSync(join(dist, `sheets/${page}Page.json`), JSON.stringify({ base: 'p{x:0}', parts }))
writeFileSync(join(dist, 'portal-server/render-portal.js'), '')
writeFileSync(
  join(dist, '.vite/portal-manifest.json'),
  JSON.stringify({ [islandsEntry]: { file: 'assets/islands.js' } }),
)

test('a page has the styles of the modules that its markup shows, in the order of the sheet, and the base', () => {
  const { sheetFor, script } = loadPortal(dist)
  const textOf = (body?: string) => sheetFor('article', body).text
  expect(textOf('<p class="plus _01">_02</p>')).toBe('p{x:0}._00{x:1}._01{x:2}')
  expect(textOf('<p class="_02"></p>')).toBe('p{x:0}._02{x:3}')
  expect(textOf('<p></p>')).toBe('p{x:0}')
  expect(textOf()).toBe('p{x:0}._00{x:1}._01{x:2}._02{x:3}')
  expect(sheetFor('article', '<p></p>').hash).not.toBe(sheetFor('article').hash)
  expect(script).toBe('/assets/islands.js')
})
