import { editions } from '@leserkonto/editions'
import { expect, test } from '@playwright/test'
import { call } from '../support/call.ts'
import { editionUrl } from '../support/stack.ts'

for (const { shortcut: edition, isSignOn } of editions)
  test(`${edition}: no link of the newspaper leads to nowhere`, { tag: '@once' }, async () => {
    const [seen, dead, waiting] = [new Set<string>(), [] as string[], ['/overview']]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const { status, body } = await call(editionUrl(edition) + path)
      // The ways of the sign-on lead on.
      const leads = path.startsWith('/sign-on')
      if (status !== (leads ? 302 : 200)) dead.push(`${status} ${path}`)
      if (leads) continue
      // The account's pages are scripts, pictures are drawn for each width, and both have tests of their own.
      if (path.startsWith('/service/')) continue
      for (const [, link = ''] of String(body).matchAll(/ href="(\/[^"#]*)/g))
        waiting.push(link.replaceAll('&amp;', '&'))
    }
    expect(dead).toEqual([])
    expect(seen.size).toBeGreaterThan(isSignOn ? 5 : 100)
  })

test('a cookie that somebody made up opens nothing, and is no reason to fail', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const [head, payload] = [
    { alg: 'none', typ: 'userdata+jwt' },
    { sub: 'x', sid: 'x', rights: ['09', '01'] },
  ]
  const made = [head, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  await context.addCookies([{ name: 'userData', value: `${made}.`, url: editionUrl('az') }])
  for (const path of ['/artikel/az-marktplatz-baeume', '/premium-newsletter', '/meine-nachrichten']) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), answer?.headers()['cache-control']]).toEqual([
      path,
      200,
      'private, no-store',
    ])
    expect(await answer?.text()).not.toContain('Geplant sind 24 Linden in fünf Reihen')
  }
})
