import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { doubledFieldOf, readJsonBodies } from './json-body.ts'

const app = fastify({ bodyLimit: 100_000_000 })
readJsonBodies(app)
app.post('/', (request) => ({ doubled: doubledFieldOf(request.body) ?? null }))
afterAll(() => app.close())

const doubledIn = async (payload: string) => {
  const headers = { 'content-type': 'application/json' }
  return (await app.inject({ method: 'POST', url: '/', headers, payload })).json()
}

test.each([
  ['in the object itself', '{"a":1,"b":2,"a":3}', 'a'],
  ['in an object of a list', '{"a":[{"b":1},{"b":1,"b":2}]}', 'b'],
  ['written in two ways', '{"a":1,"\\u0061":2}', 'a'],
  ['behind an escaped quote', String.raw`{"a":"\\\",\"a\":","a":2}`, 'a'],
  ['behind a backslash at the end of a string', String.raw`{"a":"\\","a":2}`, 'a'],
  ['with a quote in its name', String.raw`{"a\"":1,"a\"":2}`, 'a"'],
])('a field that comes twice is found %s', async (_where, json, doubled) => {
  expect(await doubledIn(json)).toEqual({ doubled })
})

test.each([
  ['in objects of their own', '{"a":{"a":1},"b":[{"a":1},{"a":1}]}'],
  ['as a value', '{"a":"a","b":"a"}'],
  ['inside a string', String.raw`{"a":"{\"b\":1,\"b\":2}"}`],
])('the same words %s are no doubled field', async (_where, json) => {
  expect(await doubledIn(json)).toEqual({ doubled: null })
})

test.each([
  ['letters', 'a'.repeat(24_000_000)],
  ['escapes', '\\\\'.repeat(12_000_000)],
  ['both', 'a\\n'.repeat(8_000_000)],
  ['quotes', '\\"'.repeat(12_000_000)],
])('a string of many megabytes of %s is read like a short one', async (_what, text) => {
  expect(await doubledIn(`{"a":"${text}","a":1}`)).toEqual({ doubled: 'a' })
})
