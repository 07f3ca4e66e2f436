import { servedEditions } from '@leserkonto/editions'
import { announcementTexts, portalTexts, sessionTexts } from '@leserkonto/texts'
import { describe, expect, test } from 'vitest'
import { renderPortal } from '../render-portal.tsx'
import type { PortalSurroundings } from '../view.ts'

const editions = servedEditions({})
const [az] = editions
if (!az) throw new Error('no editions are served')
const frame = (more: Partial<PortalSurroundings> = {}) =>
  renderPortal(
    { page: 'message', message: 'notFound', latest: [] },
    {
      edition: az,
      editions,
      now: new Date('2026-11-20T12:00:00Z'),
      path: '/rubrik/sport',
      isSignedIn: false,
      notice: undefined,
      passkeys: 'elsewhere' as const,
      shares: { sheet: 100, passkey: 100 },
      ...more,
    },
  )
const { account, profile } = portalTexts.nav
const mia = { as: 'Mia Muster', givenName: 'Mia', familyName: 'Muster' }

describe('the frame of a portal page', () => {
  test('leads a stranger through the sign-on and back to this page, which crawlers do not follow', () => {
    expect(frame()).toMatch(
      new RegExp(`<a [^>]*rel="nofollow"[^>]*href="/sign-on\\?return_url=%2Frubrik%2Fsport">${account}</a>`),
    )
    expect(frame()).not.toContain(sessionTexts.signOn.switch)
  })

  test('leads a reader to the profile, and holds the other way back for who is none in the browser', () => {
    const [reader, stranger] = [frame({ isSignedIn: true }), frame()].map((html) => {
      const [, drawn = '', shown = ''] =
        /<template data-account="">(.*?)<\/template>(.*?)<\/div>/.exec(html) ?? []
      expect(drawn).toMatch(new RegExp(`^<a [^>]*href="/service/profil".*${profile}</span></a>$`))
      const [login] = /<a [^>]*data-account="login"[^>]*>/.exec(html) ?? []
      return { hasProfile: shown === drawn, hidesLogin: login?.includes(' hidden') }
    })
    expect(reader).toEqual({ hasProfile: true, hidesLogin: true })
    expect(stranger).toEqual({ hasProfile: false, hidesLogin: false })
  })

  test('names all other editions in the head and at the foot, each by the way of this edition’s own server', () => {
    const links = [...frame().matchAll(/href="(\/sign-on\/to\/\w+)"/g)].map(([, link]) => link)
    const others = ['/sign-on/to/rt', '/sign-on/to/ht', '/sign-on/to/sso']
    expect(links).toEqual([...others, ...others])
  })

  test('says on every page who helps, and when', () => {
    const html = frame()
    expect(html).toContain(`href="tel:${az.servicePhone.replaceAll(' ', '')}"`)
    expect(html).toContain(az.serviceHours)
    expect(html.match(/href="\/hilfe"/g)).toHaveLength(2)
  })

  test('says who has been signed in, and offers another account on the way back here', () => {
    const html = frame({ isSignedIn: true, notice: { ...mia, said: 'signOn' } })
    expect(html).toContain('Sie sind als Mia Muster angemeldet.')
    expect(html).toContain('>MM<')
    expect(html).toContain('href="/service/profil/loginRegister?return_url=%2Frubrik%2Fsport"')
  })

  test('says what the account area has done before that', () => {
    const html = frame({ isSignedIn: true, notice: { ...mia, said: 'linked' } })
    expect(html).toContain(`<span>${announcementTexts.linked} Sie sind als Mia Muster angemeldet.`)
  })

  test('bears the name, the day in Berlin, and the group', () => {
    const html = frame({ now: new Date('2026-11-20T23:30:00Z') })
    expect(html).toContain('Samstag, 21. November 2026')
    expect(html).toMatch(/<a [^>]*href="\/overview"[^>]*><svg .*?<\/svg>Auentaler Zeitung<\/a>/)
    expect(html).toContain(az.logo.text)
  })

  test('marks the section that is shown', () => {
    expect(frame()).toContain('aria-current="page" href="/rubrik/sport"')
    expect(frame({ path: '/artikel/az-eins' })).not.toContain('aria-current')
  })

  test('has a field for the search without a script, and on phones a link, where the edition can search', () => {
    expect(frame()).toMatch(
      /<search[^>]*><form action="\/suche"><input type="search" required=""[^>]* name="q"\/>/,
    )
    expect(frame()).toMatch(/<a [^>]*href="\/suche"[^>]*><span[^>]*>Suche<\/span><\/a>/)
    expect(frame({ edition: { ...az, search: false } })).not.toContain('/suche')
  })

  test('leads to plans and e-paper where the edition names them', () => {
    const { offers: _offers, ...links } = az.links
    expect(frame()).toContain('>E-Paper</a>')
    expect(frame().match(/href="https:\/\/abo.az.example\/angebote"/g)).toHaveLength(2)
    const without = frame({ edition: { ...az, links: { ...links, epaper: null } } })
    expect(without).not.toMatch(/>(Abo|E-Paper)</)
  })
})
