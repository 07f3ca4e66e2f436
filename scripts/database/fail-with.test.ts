import { connect } from 'node:net'
import { errorCode } from '@leserkonto/rules'
import { expect, test } from 'vitest'
import { sentenceOf } from './fail-with.ts'

const withCode = (code: string) =>
  Object.assign(new Error('Failing row contains (leser@example.test)'), { code })

test.each([
  ['P1000', /refuses the user or the password of DATABASE_URL \(P1000\)/],
  ['28P01', /refuses the user or the password/],
  ['P1001', /does not answer/],
  ['3D000', /names does not exist/],
  ['P2021', /prepare.ts first/],
  ['53300', /no connection left/],
])('%s is a sentence, without what the database said', (code, sentence) => {
  expect(sentenceOf(withCode(code))).toMatch(sentence)
  expect(sentenceOf(withCode(code))).not.toContain('example.test')
})

test('a pooler in the way is named, and where to go instead', () => {
  const refused = Object.assign(new Error('unsupported startup parameter: options'), { code: '08P01' })
  expect(sentenceOf(refused)).toMatch(/leads to a pooler.*DATABASE_LISTEN_URL/)
  expect(sentenceOf(withCode('08P01'))).toBeUndefined()
})

test('other codes of the database are none, since its message can hold a row', () => {
  expect(sentenceOf(withCode('23505'))).toBeUndefined()
})

test('what Prisma says without a code is none, since it repeats what it was asked with', () => {
  const error = Object.assign(new Error('Invalid where: leser@example.test'), {
    name: 'PrismaClientValidationError',
  })
  expect(sentenceOf(error)).toBeUndefined()
})

test('what nobody answers is named, also where a name has several addresses', async () => {
  const refused = await new Promise((resolve) => connect(1, '127.0.0.1').once('error', resolve))
  const several = Object.assign(new AggregateError([refused]), { code: errorCode(refused) })
  for (const error of [refused, several])
    expect(sentenceOf(error)).toBe('It failed: connect ECONNREFUSED 127.0.0.1:1')
})
