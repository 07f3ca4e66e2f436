import { inputLimits } from '@leserkonto/rules'
import fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { readJsonBodies, refuseUnclearJson } from './json-body.ts'
import { sendProblem } from './problem-answer.ts'

const app = fastify({ bodyLimit: 100_000_000 })
readJsonBodies(app)
app.setErrorHandler(sendProblem)
app.post('/', () => ({ read: true }))
app.register(async (raw) => {
  raw.removeAllContentTypeParsers()
  raw.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  )
  raw.addHook('preHandler', refuseUnclearJson)
  raw.post('/raw', () => ({ read: true }))
})
afterAll(() => app.close())

const send = (payload: string, url = '/') =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
/** What is told of a body, by either of the two who judge it. */
async function toldOf(payload: string) {
  const [parsed, raw] = await Promise.all([send(payload), send(payload, '/raw')])
  const rows = parsed.json().field_errors ?? []
  expect(raw.json().field_errors ?? []).toEqual(rows)
  return rows.map(({ field, code }: { field: string; code: string }) => `${code} ${field}`)
}

test.each([
  ['in the object itself', '{"a":1,"b":2,"a":3}', 'a'],
  ['in an object of a list', '{"a":[{"b":1},{"b":1,"b":2}]}', 'b'],
  ['written in two ways', '{"a":1,"\\u0061":2}', 'a'],
  ['behind an escaped quote', String.raw`{"a":"\\\",\"a\":","a":2}`, 'a'],
  ['behind a backslash at the end of a string', String.raw`{"a":"\\","a":2}`, 'a'],
  ['with a quote in its name', String.raw`{"a\"":1,"a\"":2}`, 'a"'],
])('a field that comes twice is found %s', async (_where, json, doubled) => {
  expect(await toldOf(json)).toEqual([`DUPLICATE_FIELD ${doubled}`])
})

test.each([
  ['in objects of their own', '{"a":{"a":1},"b":[{"a":1},{"a":1}]}'],
  ['as a value', '{"a":"a","b":"a"}'],
  ['inside a string', String.raw`{"a":"{\"b\":1,\"b\":2}"}`],
])('the same words %s are no doubled field', async (_where, json) => {
  expect(await toldOf(json)).toEqual([])
})

test.each([
  ['letters', 'a'.repeat(24_000_000)],
  ['escapes', '\\\\'.repeat(12_000_000)],
  ['both', 'a\\n'.repeat(8_000_000)],
  ['quotes', '\\"'.repeat(12_000_000)],
])('a string of many megabytes of %s is read like a short one', async (_what, text) => {
  expect(await toldOf(`{"a":"${text}","a":1}`)).toEqual(['DUPLICATE_FIELD a'])
})

const { bodyMembers, bodyDepth, objectNames } = inputLimits
const names = (count: number) => Array.from({ length: count }, (_, index) => `"n${index}":1`).join(',')

test.each([
  ['names', `{${names(objectNames + 1)}}`],
  ['names of objects', `[${Array(bodyMembers / objectNames).fill(`{${names(objectNames)}}`)}]`],
  ['entries of a list', `{"a":[${Array(bodyMembers + 1).fill(1)}]}`],
  ['objects of a list', `{"a":[${Array(bodyMembers).fill('{}')}]}`],
  ['lists in lists', `${'['.repeat(bodyDepth + 1)}${']'.repeat(bodyDepth + 1)}`],
  ['lists in lists that no one closes', '['.repeat(60_000)],
])('a body of too many %s is refused before it is parsed', async (_what, json) => {
  const parse = vi.spyOn(JSON, 'parse')
  const [, { statusCode }] = [await send(json), await send(json, '/raw')]
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  expect(statusCode).toBe(422)
  expect(await toldOf(json)).toEqual(['TOO_MANY '])
})

test('a body of as many names as there may be is read, however deep one may write', async () => {
  const deep = `${'['.repeat(bodyDepth - 1)}${']'.repeat(bodyDepth - 1)}`
  const full = Array(bodyMembers / objectNames - 1).fill(`{${names(objectNames)}}`)
  expect(await toldOf(`{"deep":${deep},"full":[${full}]}`)).toEqual([])
})

test.each(['{"a":1,"a":2', '{"a', '"a":1,"a":2', '{"\\x":1}', '""""', '<html>'])(
  '%s is no JSON',
  async (text) => {
    expect((await send(text)).json().code).toBe('MALFORMED_REQUEST')
  },
)
