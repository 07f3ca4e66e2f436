import { operation } from '@leserkonto/contracts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../context.ts'
import { type Caller, serve } from './serve.ts'

const read = operation({
  summary: 'Reads one',
  method: 'GET',
  path: '/thing',
  auth: 'anyone',
  input: z.strictObject({}),
  output: z.object({ name: z.string(), parts: z.array(z.object({ name: z.string() })) }),
  errors: [],
})
const row = { name: 'ding', passwordHash: 'geheim', parts: [{ name: 'teil', accountId: 'geheim' }] }
const promised = { name: 'ding', parts: [{ name: 'teil' }] }

test('what an operation returns beyond its contract leaves on neither channel', async () => {
  const app = Fastify()
  const caller = {
    begin: async () => ({}) as Call,
    log: { begin: () => ({ account: () => undefined, ok: () => undefined, refused: () => undefined }) },
    requestId: 'r1',
    prefetch: false,
    isForeign: false,
    rows: { left: 1 },
    traceparent: undefined,
  } satisfies Caller
  app.removeContentTypeParser(['application/json'])
  serve(app, { things: { read } }, { things: { read: async () => row } }, () => caller)
  expect((await app.inject('/thing')).json()).toEqual(promised)
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/trpc/things.read', headers, payload: '{}' })
  expect(answer.json()).toEqual({ result: { data: promised } })
  await app.close()
})
