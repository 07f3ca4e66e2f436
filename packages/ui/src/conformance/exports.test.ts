import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exports } from '../../package.json' with { type: 'json' }

const home = join(import.meta.dirname, '../..')
const named = Object.entries(exports).filter(([name]) => !name.includes('*'))

test('what is exported is there, and says where', () => {
  expect(named.filter(([, file]) => !existsSync(join(home, file)))).toEqual([])
})

test('every block is exported by its name', () => {
  const blocks = readdirSync(join(home, 'src')).filter((folder) => /^[A-Z]/.test(folder))
  const names = named.map(([name]) => name.slice(2))
  expect(blocks.filter((block) => !names.includes(block))).toEqual([])
})

test('the README names every token, and none that there is not', () => {
  const tokensIn = (text: string) => [...new Set(text.match(/--lk-[a-z\d-]+/g))].sort()
  const sheet = readFileSync(join(home, 'src/styles/tokens.css'), 'utf8')
  const readme = readFileSync(join(home, 'README.md'), 'utf8')
  const [, tokens = ''] = readme.split('## Tokens')
  expect(tokensIn(tokens.split('\n## ')[0] ?? '')).toEqual(tokensIn(sheet))
})
