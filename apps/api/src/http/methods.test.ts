import { describe, expect, test } from 'vitest'
import type { Harness } from '../testing/harness.ts'
import { type Pages, withPages } from '../testing/portal.ts'

let api: Harness
let pages: Pages
withPages((started) => {
  api = started.api
  pages = started.pages
})

// Source: docs/spec/contract.md#methods.
describe('a method that an address does not have', () => {
  test.each([
    ['get', '/user/login', 'POST'],
    ['put', '/userinfo', 'GET'],
    ['head', '/userinfo', 'GET'],
    ['delete', '/newsletter/list', 'GET, HEAD'],
    ['put', '/user/sessions/abc', 'DELETE'],
    ['post', '/health/live', 'GET, HEAD'],
    ['get', '/trpc/session.userinfo', 'POST'],
    ['head', '/sign-on', 'GET'],
  ] as const)('%s %s is 405 and told what it has: %s', async (method, path, allow) => {
    const { headers, text } = await api.caller().request(method, path).expect(405)
    expect(headers.allow).toBe(allow)
    expect(headers['content-type']).toMatch('application/problem+json')
    if (method !== 'head') expect(JSON.parse(text)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 })
  })

  test('at a page is 405, too, and what is nowhere stays 404', async () => {
    const refused = await pages.post('/impressum', { Host: 'az.localhost' }, '').expect(405)
    expect(refused.headers.allow).toBe('GET, HEAD')
    await api.caller().request('put', '/users').expect(404)
    await api.caller().request('get', '/user/loginx').expect(404)
  })

  test('is a problem also where a browser asks', async () => {
    const { body } = await pages.page('/user/login').set('Accept', 'text/html').expect(405)
    expect(body.code).toBe('METHOD_NOT_ALLOWED')
  })
})

describe('HEAD', () => {
  test.each([
    '/newsletter/list?edition=az',
    '/user/freeArticles',
    '/health/live',
    '/openapi.json',
    '/.well-known/jwks.json',
  ])('%s has the status and headers of GET, and no body', async (path) => {
    const asked = async (method: 'GET' | 'HEAD') => {
      const { statusCode, headers, body } = await api.app.inject({ method, url: path })
      const { date, 'x-request-id': id, ...rest } = headers
      return { statusCode, headers: rest, body }
    }
    const { body, ...whole } = await asked('GET')
    expect(body).not.toBe('')
    expect(await asked('HEAD')).toEqual({ ...whole, body: '' })
  })
})
