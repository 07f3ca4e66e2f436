import { expect, test } from 'vitest'
import { type Node, nodesIn, sourcesOf } from './syntax.ts'

const files = sourcesOf(['{apps,packages}/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'prisma/*.ts'])

/** Pauses, moments that many choose at once, and the arm of a device; nothing there is a secret. */
const jitter = [
  'apps/api/src/adapters/publisher-transport.ts',
  'apps/web/src/account/session/user-data.ts',
  'packages/pages/src/portal/islands/follow-live.ts',
  'packages/pages/src/session/ways.ts',
]
const drawing = (all: readonly (readonly [string, string])[]) =>
  all.flatMap(([file, text]) => (/Math\.random\(/.test(text) ? [file] : []))

test('every secret is drawn by node:crypto, and Math.random only where nothing is one', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(drawing(files).toSorted()).toEqual(jitter)
})

/** Checks passwords against what other houses have stored. Source: docs/spec/security.md#passwords-of-another-house. */
const ofOtherHouses = 'apps/api/src/adapters/imported-digests.ts'

/** What is taken from node:crypto; the first ones are told an algorithm. */
const told = ['createHash', 'createHmac', 'hash', 'createCipheriv', 'createDecipheriv', 'hkdfSync']
const plain = ['randomBytes', 'randomInt', 'randomUUID', 'timingSafeEqual', 'KeyObject', 'createECDH', 'ECDH']
/** Only reads a key that there is. */
const reading = ['createSecretKey', 'createPrivateKey', 'createPublicKey']
const algorithms = ['sha256', 'aes-256-gcm']

type Named = { name?: string; value?: unknown } | undefined
const nameOf = (node: unknown) => (node as Named)?.name
const literalOf = (node: unknown) => (node as Named)?.value
const isOfCrypto = ({ type, source }: Node) =>
  /^(Import|Export)/.test(type) && /^(node:)?crypto$/.test(String(literalOf(source)))

/**
 * What a source does with cryptography that is not on these lists: anything else of node:crypto, under another name, handed
 * on, or with an algorithm that is not written out there and then; and WebCrypto, but for random bytes.
 */
function unlisted(file: string, text: string): string[] {
  if (!/crypto/.test(text)) return []
  const nodes = nodesIn(file, text)
  const taken = nodes.filter(isOfCrypto).flatMap((node) => (node.specifiers as Node[] | undefined) ?? [node])
  const strange = taken
    .map((one) => [nameOf(one.imported), nameOf(one.local)])
    .filter(([from = '', to]) => from !== to || ![...told, ...plain, ...reading].includes(from))
  const calls = nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && told.includes(nameOf(callee) ?? ''),
  )
  const wrong = calls.filter(
    ({ arguments: given }) => !algorithms.includes(String(literalOf((given as Node[])[0]))),
  )
  const imported = taken.map(({ local }) => nameOf(local) ?? '').filter((name) => told.includes(name))
  const times = (all: readonly Node[], name: string, of: (node: Node) => unknown) =>
    all.filter((node) => nameOf(of(node)) === name).length
  // Its import names it twice, where it comes from and here; it is called, and nothing else.
  const handedOn = imported.filter(
    (name) =>
      times(nodes, name, (node) => (node.type === 'Identifier' ? node : undefined)) >
      2 + times(calls, name, ({ callee }) => callee),
  )
  const web = nodes.filter(
    ({ type, object, property }) =>
      type === 'MemberExpression' && nameOf(object) === 'crypto' && nameOf(property) !== 'getRandomValues',
  )
  return [
    ...strange.map(([from]) => `${file} takes ${from} of node:crypto`),
    ...wrong.map(({ callee }) => `${file} calls ${nameOf(callee)} with another algorithm`),
    ...handedOn.map((name) => `${file} hands ${name} on`),
    ...web.map(({ property }) => `${file} uses crypto.${nameOf(property)}`),
  ]
}

test('only what is listed hashes, signs or encrypts: no MD5, no SHA-1, no cipher without a seal', () => {
  expect(files.filter(([, text]) => /'node:crypto'/.test(text)).length).toBeGreaterThan(15)
  const others = files.filter(([file]) => file !== ofOtherHouses)
  expect(others.flatMap(([file, text]) => unlisted(file, text))).toEqual([])
})

test('hashes of other houses are computed in one place, where nothing is made that is new', () => {
  const [, text = ''] = files.find(([file]) => file === ofOtherHouses) ?? []
  expect(unlisted(ofOtherHouses, text)).not.toEqual([])
  expect(text).not.toMatch(/random|\bsign|cipher|argon2'.*\bhash\b/i)
})

test.each([
  ['MD5 at once', "import { hash } from 'node:crypto'\nhash('md5', 'x')"],
  ['SHA-1', "import { createHash } from 'node:crypto'\ncreateHash('sha1')"],
  [
    'a block mode by a variable',
    "import { createCipheriv } from 'node:crypto'\nconst mode = 'aes-128-ecb'\ncreateCipheriv(mode, key, null)",
  ],
  ['a signature with SHA-1', "import { createSign } from 'node:crypto'\ncreateSign('RSA-SHA1')"],
  ['another name', "import { createHash as digest } from 'node:crypto'\ndigest('md5')"],
  [
    'a function handed on',
    "import { createHash } from 'node:crypto'\nconst digest = createHash\ndigest('md5')",
  ],
  ['all of it', "import * as crypto from 'node:crypto'\ncrypto.createHash('md5')"],
  ['the default', "import crypto from 'crypto'\ncrypto.createHash('md5')"],
  ['what is given out', "export { createHash } from 'node:crypto'"],
  ['WebCrypto', "await crypto.subtle.digest('SHA-1', bytes)"],
])('%s is found', (_, text) => {
  expect(unlisted('x.ts', text)).not.toEqual([])
})

test('the search finds what it looks for, and lets the rest be', () => {
  expect(drawing([['x.ts', 'const token = String(Math.random())']])).toEqual(['x.ts'])
  const right = "import { createHmac, randomBytes } from 'node:crypto'\ncreateHmac('sha256', randomBytes(32))"
  expect(unlisted('x.ts', right)).toEqual([])
})
