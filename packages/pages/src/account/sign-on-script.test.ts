import { placeOf } from '@leserkonto/rules'
import { describe, expect, test, vi } from 'vitest'
import { sessionOver } from '../session-key.ts'
import { leadBySignOn, signOnScript, type VisitedPage } from './sign-on-script.ts'

const way = { origin: 'https://az.example', key: 'leserkonto.session', signOn: '/sign-on' }

function visit(address: string, { prerendering = false, stored = {} as Record<string, string> } = {}) {
  const { origin, pathname, search, hash } = new URL(address, way.origin)
  const [replace, addEventListener] = [vi.fn(), vi.fn()]
  const page: VisitedPage = {
    location: { origin, pathname, search, hash, replace },
    localStorage: { getItem: (key) => stored[key] ?? null },
    document: { prerendering, addEventListener },
  }
  return { page, replace, addEventListener }
}

describe('a visit of a page behind the login', () => {
  test('without a session is led by the sign-on, which knows what was wanted', () => {
    const { page, replace } = visit('/na/service/profil?a=b&c=%2Fd#geraete')
    leadBySignOn(page, way, placeOf)
    expect(replace.mock.calls).toEqual([
      ['/sign-on?return_url=%2Fna%2Fservice%2Fprofil%3Fa%3Db%26c%3D%252Fd%23geraete'],
    ])
    expect(page.leaves).toBe(true)
  })

  test('is led there too by who has signed in before, when a page of the portal found that session over', () => {
    const { page, replace } = visit('/service/profil', { stored: { [way.key]: sessionOver } })
    leadBySignOn(page, way, placeOf)
    expect(replace).toHaveBeenCalledTimes(1)
  })

  test('is left alone with a session, with a token in the address, and at a host that is not the edition’s own', () => {
    const signedIn = visit('/service/profil', {
      stored: { [way.key]: '{"access_token":"t","logged_in":true}' },
    })
    const arriving = visit('/service/profil')
    arriving.page.arrivalHash = '#tokenSSO=abc'
    const elsewhere = visit('https://localhost/service/profil')
    for (const { page, replace } of [signedIn, arriving, elsewhere]) {
      leadBySignOn(page, way, placeOf)
      expect([replace.mock.calls.length, page.leaves]).toEqual([0, undefined])
    }
  })

  test('is left alone where storage is blocked', () => {
    const { page, replace } = visit('/service/profil')
    page.localStorage.getItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    leadBySignOn(page, way, placeOf)
    expect(replace).not.toHaveBeenCalled()
  })

  test('that the browser only prepares waits until somebody looks at it', () => {
    const { page, replace, addEventListener } = visit('/service/profil', { prerendering: true })
    leadBySignOn(page, way, placeOf)
    expect([replace.mock.calls.length, page.leaves]).toEqual([0, true])
    const [type, lead, options] = addEventListener.mock.calls[0] ?? []
    expect([type, options]).toEqual(['prerenderingchange', { once: true }])
    lead()
    expect(replace.mock.calls).toEqual([['/sign-on?return_url=%2Fservice%2Fprofil']])
  })
})

test('the inline text is one script of its own', () => {
  const { page, replace } = visit('/service/profil')
  new Function('window', signOnScript(way))(page)
  expect(replace).toHaveBeenCalledTimes(1)
  expect(signOnScript(way)).not.toContain('</')
})
