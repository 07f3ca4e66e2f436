import { expect, test } from 'vitest'
import { startTestCatcher } from './test-catcher.ts'

test('the list comes newest first', async () => {
  const { send, messages } = await startTestCatcher()
  for (const subject of ['eins', 'zwei', 'drei']) await send({ subject })
  expect((await messages()).map((message: { subject: string }) => message.subject)).toEqual([
    'drei',
    'zwei',
    'eins',
  ])
})

test.each([
  ['?to=anna@example.test', 1],
  ['?to=ANNA@Example.Test', 1],
  ['?to=%20anna@example.test%20', 1],
  ['?to=anna', 0],
  ['?to=anna@xn--mnchen-3ya.example.test', 1],
  ['?to=anna@m%C3%BCnchen.example.test', 1],
  ['?to=', 0],
  ['?search=ANNA@', 2],
  ['?search=m%C3%BCnchen', 1],
  ['?search=xn--mnchen', 1],
  ['?search=konto', 0],
  ['?search=', 3],
  ['?to=anna@example.test&search=nchen', 0],
])('%s finds %i of three mails', async (query, count) => {
  const { send, messages } = await startTestCatcher()
  for (const to of ['anna@example.test', 'anna@münchen.example.test', 'bert@example.test']) await send({ to })
  expect(await messages(query)).toHaveLength(count)
})

test.each(['?to=anna+tag@example.test', '?to=anna%2Btag@example.test'])(
  '%s finds the tagged address',
  async (query) => {
    const { send, messages } = await startTestCatcher()
    await send({ to: 'anna+tag@example.test' })
    expect(await messages(query)).toHaveLength(1)
  },
)

test.each(['?to=a&to=b', '?search=a&search=b', '?unknown=1'])('%s is refused with 400', async (query) => {
  const { call } = await startTestCatcher()
  const response = await call(`/api/messages${query}`)
  expect([response.status, await response.json()]).toEqual([400, { error: 'BAD_REQUEST' }])
})

test.each([
  'unknown',
  '20260101T000000000Z-0123456789ab',
  '..%2F..%2Fpackage',
  '%2E%2E%2Fmailbox',
  '..%5C..%5Cx',
  'x%00',
  '__proto__',
])('no mail is behind the id %s', async (id) => {
  const { send, call } = await startTestCatcher()
  await send()
  for (const path of ['', '/source', '/html']) {
    expect((await call(`/api/messages/${id}${path}`)).status).toBe(404)
  }
  expect((await call(`/api/messages/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await call('/api/messages')).status).toBe(200)
})

test('one mail, those of one recipient, and all mails can be deleted', async () => {
  const { send, messages, call } = await startTestCatcher()
  for (const to of ['a@example.test', 'b@example.test', 'b@example.test', 'c@example.test'])
    await send({ to })
  const [{ id }] = await messages('?to=c@example.test')
  const remove = async (path: string) => (await call(`/api/messages${path}`, { method: 'DELETE' })).status
  expect(await remove(`/${id}`)).toBe(204)
  expect(await remove(`/${id}`)).toBe(404)
  expect(await remove('?to=B@example.test')).toBe(204)
  expect(await messages()).toMatchObject([{ to: ['a@example.test'] }])
  expect(await remove('?search=a')).toBe(400)
  expect(await remove('')).toBe(204)
  expect(await messages()).toEqual([])
})

test('the HTML of a mail is served apart: no script, nothing fetched, links in a new tab', async () => {
  const { send, messages, call } = await startTestCatcher()
  await send({ html: '<script>alert(1)</script><a href="https://example.test/">x</a>' })
  const response = await call(`/api/messages/${(await messages())[0].id}/html`)
  const policy = response.headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual([
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toMatch(
    /^<!doctype html><meta charset="utf-8"><base target="_blank"><script>/,
  )
})

test('a mail is shown with the pictures that it brings along', async () => {
  const { send, messages, call } = await startTestCatcher()
  const content = Buffer.from('png')
  await send({
    html: '<img src="cid:emblem@haus">',
    attachments: [{ cid: 'emblem@haus', content, contentType: 'image/png', contentDisposition: 'inline' }],
  })
  const shown = await (await call(`/api/messages/${(await messages())[0].id}/html`)).text()
  expect(shown).toContain(`<img src="data:image/png;base64,${content.toString('base64')}">`)
})

test('a mail without HTML has no HTML view', async () => {
  const { send, messages, call } = await startTestCatcher()
  await send()
  const [{ id }] = await messages()
  expect(await (await call(`/api/messages/${id}`)).json()).toMatchObject({ html: null, text: 'Text\n' })
  expect((await call(`/api/messages/${id}/html`)).status).toBe(404)
})

test('the source is plain text whatever the mail holds', async () => {
  const { send, messages, call } = await startTestCatcher()
  await send({ html: '<script>alert(1)</script>' })
  const response = await call(`/api/messages/${(await messages())[0].id}/source`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toContain('<script>alert(1)</script>')
})

test('a subject that looks like code comes back as it is', async () => {
  const { send, messages } = await startTestCatcher()
  const subject = '<img src=x onerror=alert(1)> "\u2028 =?utf-8?q?=0D=0ABcc:?='
  await send({ subject })
  expect((await messages())[0].subject).toBe(subject)
})

test('header names that mean something to JavaScript are plain names', async () => {
  const { send, messages, call } = await startTestCatcher()
  await send({
    envelope: { from: 'a@example.test', to: 'b@example.test' },
    raw: 'Subject: x\r\n__proto__: a\r\nconstructor: b\r\nX-Mehrfach: 1\r\nX-Mehrfach: 2\r\n\r\nText',
  })
  const [{ id }] = await messages()
  const answer = await (await call(`/api/messages/${id}`)).text()
  expect(answer).toContain('"headers":{"subject":"x","__proto__":"a","constructor":"b","x-mehrfach":"1, 2"}')
})

test('the page and its files are allowed nothing but themselves', async () => {
  const { call } = await startTestCatcher()
  const page = await call('/')
  const html = await page.text()
  expect(html).toContain('<html lang="de">')
  expect(html).not.toMatch(/<script(?! type="module" src="\/)|<style|\sstyle=|\son\w+=/)
  expect(page.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-src 'self'",
    ]),
  )
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)) {
    expect([path, (await call(path ?? '')).status]).toEqual([path, 200])
  }
})

test('no source file or test of the catcher is served', async () => {
  const { call } = await startTestCatcher()
  for (const path of ['/link-parts.test.ts', '/index.html', '/../app.ts', '/%2e%2e/app.ts']) {
    expect([path, (await call(path)).status]).toEqual([path, 404])
  }
})
