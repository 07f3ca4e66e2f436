import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

const isSource = (file: string) =>
  !/node_modules|\/dist\/|\/generated\/|\.(test|stories)\.|\/testing\//.test(file)
const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'prisma/*.ts'], {
  cwd: root,
})
  .filter(isSource)
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

/** Pauses and moments that many choose at once; nothing there is a secret. */
const jitter = ['apps/api/src/adapters/publisher-transport.ts', 'apps/web/src/account/session/user-data.ts']
const using = (pattern: RegExp, all = files) =>
  all.flatMap(([file, text]) => (pattern.test(text) ? [file] : []))

test('every secret is drawn by node:crypto, and Math.random only where nothing is one', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(using(/Math\.random\(/).toSorted()).toEqual(jitter)
})

test('only what is listed hashes, signs or encrypts: no MD5, no SHA-1, no cipher without a seal', () => {
  const named = files.flatMap(([file, text]) =>
    [
      ...text.matchAll(
        /\b(?:createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync)\(\s*'([\w-]+)'/g,
      ),
    ].map(([, name]) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ name }) => name !== 'sha256' && name !== 'aes-256-gcm')).toEqual([])
})

test('the search finds what it looks for', () => {
  const planted = [['x.ts', 'const token = String(Math.random())']] as const
  expect(using(/Math\.random\(/, [...planted])).toEqual(['x.ts'])
})
