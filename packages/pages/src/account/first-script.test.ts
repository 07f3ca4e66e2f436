import { linkQuery } from '@leserkonto/rules'
import { describe, expect, test, vi } from 'vitest'
import { type FirstPage, firstScript, takeSecretsFromAddress, takeSecretsOfMail } from './first-script.ts'

function pageAt(address: string, state: unknown = null) {
  const { pathname, search, hash } = new URL(address, 'https://az.example')
  const replaced: { state: unknown; url: string }[] = []
  const page: FirstPage = {
    location: { pathname, search, hash },
    history: { state, replaceState: (next, _, url) => replaced.push({ state: next, url }) },
  }
  return { page, replaced }
}

describe('secrets leave the address before another script can read it', () => {
  test.each([
    ['/a?token=geheim', '/a', { token: 'geheim' }],
    ['/a?id=7&token=geheim', '/a?id=7', { token: 'geheim' }],
    ['/a?t=geheim', '/a', { t: 'geheim' }],
    ['/a?token=eins&token=zwei', '/a', { token: 'eins' }],
    ['/a?token=', '/a', { token: '' }],
    ['/a?token=geheim#teil', '/a#teil', { token: 'geheim' }],
  ])('%s → %s', (address, url, usr) => {
    const { page, replaced } = pageAt(address)
    takeSecretsFromAddress(page)
    expect(replaced).toEqual([{ state: { usr }, url }])
  })

  test.each([
    ['/a?id=7&amp;token=geheim', '/a?id=7', { token: 'geheim' }],
    ['/a?id=7&#38;token=geheim', '/a?id=7', { token: 'geheim' }],
    ['/a?token=geheim&#x26;id=7', '/a?id=7', { token: 'geheim' }],
    ['/a?id%3D7%26token%3Dgeheim', '/a?id=7', { token: 'geheim' }],
    ['/a?t%3Dgeheim%3E', '/a', { t: 'geheim>' }],
    [
      '/a?token=geheim&return_url=%2Fb%3Ft%3D1%26id%3D2',
      '/a?return_url=%2Fb%3Ft%3D1%26id%3D2',
      { token: 'geheim' },
    ],
    ['/a?id=7#kommentare', undefined, undefined],
  ])('also where a mail program has touched the link: %s → %s', (address, url, usr) => {
    const { page, replaced } = pageAt(address)
    takeSecretsOfMail(page, takeSecretsFromAddress, linkQuery)
    expect(replaced).toEqual(url === undefined ? [] : [{ state: { usr }, url }])
  })

  test('a sign-in token waits outside the address there, too', () => {
    const { page, replaced } = pageAt('/a?id=7#access_token=abc')
    takeSecretsOfMail(page, takeSecretsFromAddress, linkQuery)
    expect([page.arrivalHash, replaced]).toEqual(['#access_token=abc', [{ state: {}, url: '/a?id=7' }]])
  })

  const shared = '/service/profil/shared-subscriptions'
  test.each([
    [`${shared}/invited/mia%40example.test`, `${shared}/invited`, { email: 'mia@example.test' }],
    [
      `/na${shared}/removed/mia@example.test/?x=1#y`,
      `/na${shared}/removed?x=1#y`,
      { email: 'mia@example.test' },
    ],
    [`${shared}/invited/%E0%A4`, `${shared}/invited`, undefined],
    [
      `${shared}/invite/a@example.test?token=geheim`,
      `${shared}/invite`,
      { token: 'geheim', email: 'a@example.test' },
    ],
  ])('the address of a reader too: %s → %s', (address, url, usr) => {
    const { page, replaced } = pageAt(address)
    takeSecretsFromAddress(page)
    expect(replaced).toEqual([{ state: usr ? { usr } : {}, url }])
  })

  test('what the history entry already holds stays', () => {
    const { page, replaced } = pageAt('/a?token=geheim', {
      key: 'k',
      idx: 3,
      usr: { email: 'a@example.test' },
    })
    takeSecretsFromAddress(page)
    expect(replaced[0]?.state).toEqual({
      key: 'k',
      idx: 3,
      usr: { email: 'a@example.test', token: 'geheim' },
    })
  })

  test.each(['#access_token=abc', '#tokenSSO=abc', '#x=1&tokenSSO=abc', '#ACCESS_TOKEN=abc'])(
    'the hash %s waits outside the address',
    (hash) => {
      const { page, replaced } = pageAt(`/a?redirectFrom=/b%20c${hash}`)
      takeSecretsFromAddress(page)
      expect(page.arrivalHash).toBe(hash)
      expect(replaced).toEqual([{ state: {}, url: '/a?redirectFrom=/b%20c' }])
    },
  )

  test('a place in the page that stands before the token stays', () => {
    const { page, replaced } = pageAt('/a#kommentare&tokenSSO=abc')
    takeSecretsFromAddress(page)
    expect(replaced).toEqual([{ state: {}, url: '/a#kommentare' }])
  })

  test.each([
    `${shared}/invited`,
    `${shared}/invited/`,
    '/a',
    '/a?return_url=/b%2Fc',
    '/a#kommentare',
    '/a?tokens=1',
  ])('%s stays as it is', (address) => {
    const { page, replaced } = pageAt(address, { usr: { token: 'alt' } })
    takeSecretsFromAddress(page)
    expect(replaced).toEqual([])
    expect(page.arrivalHash).toBeUndefined()
  })
})

test.each([true, false])('the inline text is one script of its own, for links of mails: %s', (fromMail) => {
  const { page, replaced } = pageAt('/a?token=geheim')
  const listen = vi.fn()
  new Function('window', 'addEventListener', firstScript(fromMail))(page, listen)
  expect(replaced).toHaveLength(1)
  page.location.hash = '#access_token=abc'
  listen.mock.calls[0]?.[1]()
  expect([listen.mock.calls[0]?.[0], page.arrivalHash]).toEqual(['popstate', '#access_token=abc'])
  expect(firstScript(fromMail)).not.toContain('</')
})
