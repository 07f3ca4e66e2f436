import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEditions } from './folder.ts'
import { type Edition, editions } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'editions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
const [az, rt] = editions as [Edition, Edition]
const sso = editions.find(({ isSignOn }) => isSignOn)

test('the files of a folder are its editions, in the order of their names, the sign-on edition last', () => {
  write('1.json', sso)
  write('2.json', rt)
  write('3.json', az)
  write('LIESMICH.md', 'keine Ausgabe')
  expect(readEditions(folder)).toEqual({ editions: [rt, az, sso], wrong: [] })
  expect(readEditions(join(import.meta.dirname, 'built-in')).wrong).toEqual([])
})

test('what is wrong is named by file and field, all of it at once', () => {
  const { servicePhone, ...without } = az
  write('az.json', { ...without, telefon: servicePhone, theme: { color: 'blue', colorDark: '#8ab8ee' } })
  write('rt.json', '{"name":')
  mkdirSync(join(folder, 'x.json'))
  const sized = 'https://fremd.example.test/{path}?w={width}'
  const pictureOrigins = [
    { origin: 'https://bilder.example.test', sized },
    { origin: '*', sized: null },
  ]
  write('ht.json', { ...rt, pictureOrigins, domains: [] })
  expect(readEditions(folder).wrong).toEqual([
    'at az.json, theme.color: must be a colour such as #1d4e89',
    'at az.json, servicePhone: is missing',
    'at az.json: must not have telefon',
    'at ht.json, domains: must have the edition’s own host',
    'at ht.json, pictureOrigins.0.sized: must have {width}, and begin with {url} or with the origin and have {path}, such as {url}?w={width}',
    'at ht.json, pictureOrigins.1.origin: must be an origin such as https://bilder.example',
    'at rt.json: must be an edition in JSON',
    'at x.json: cannot be read (EISDIR)',
  ])
})

test('a folder without a sign-on edition, with two of a name or a host, or that is not there is refused', () => {
  write('a.json', az)
  write('b.json', { ...rt, shortcut: 'az', domains: [az.domains[0]] })
  expect(readEditions(folder).wrong).toEqual([
    'must have one edition with isSignOn, and has 0',
    'has the shortcut az in two editions',
    'has the domain az.example in two editions',
  ])
  expect(readEditions(join(folder, 'nichts')).wrong).toEqual(['names a folder that cannot be read (ENOENT)'])
})

test.each<[string, Partial<Edition>]>([
  ['name', { name: 'Zeitung\r\nBcc: x@example.test' }],
  ['imprintLine', { imprintLine: '' }],
  [
    'links.contact',
    { links: { ...az.links, contact: 'https://az.example/\nPolicy: https://fremd.example' } },
  ],
  ['links.privacy', { links: { ...az.links, privacy: '//fremd.example' } }],
  ['links.terms', { links: { ...az.links, terms: '/\\fremd.example' } }],
  ['pictureOrigins.0.origin', { pictureOrigins: [{ origin: 'https://bilder.example:99999', sized: null }] }],
  [
    'pictureOrigins.0.origin',
    { pictureOrigins: [{ origin: 'https://bilder.example; script-src *', sized: null }] },
  ],
])('%s of an edition that would be more than it says is refused', (field, change) => {
  write('az.json', { ...az, ...change })
  write('sso.json', sso)
  expect(readEditions(folder).wrong).toEqual([expect.stringMatching(`^at az.json, ${field}: must `)])
})
