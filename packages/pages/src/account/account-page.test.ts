import { servedEditions } from '@leserkonto/editions'
import { describe, expect, test, vi } from 'vitest'
import { accountPage } from './account-page.ts'
import { type Assets, devServerAssets } from './assets.ts'
import { accountRouteAt } from './route-table.ts'

const editions = servedEditions({ az: 'http://az.localhost:3000', sso: 'http://sso.localhost:3000' })
const editionOf = (shortcut: string) => {
  const edition = editions.find((one) => one.shortcut === shortcut)
  if (!edition) throw new Error(`no edition ${shortcut}`)
  return edition
}
const assets: Assets = {
  kind: 'built',
  entry: '/assets/account-1.js',
  filesFor: (screen) => ({
    scripts: ['/assets/account-1.js', `/assets/${screen}-2.js`],
    styles: ['/assets/account-3.css'],
  }),
  drawn: {
    signIn: {
      newspaper: '<form>https://drawn.invalid/name</form>',
      signOn: '<form>SSO <a href="https://drawn.invalid/links.privacy"></a></form>',
    },
    frame: {
      newspaper:
        '<header>https://drawn.invalid/name<ul><li>https://drawn.invalid/paper.name</li></ul></header><h1>https://drawn.invalid/heading</h1><a href="tel:https://drawn.invalid/servicePhone">',
      signOn: '<header>SSO</header>',
    },
  },
}
const asked = (path: string, edition: ReturnType<typeof editionOf>) =>
  ({
    route: accountRouteAt(path),
    path,
    edition,
    editions,
    nonce: 'n0nce',
    passkeys: 'elsewhere',
    shares: { sheet: 100, passkey: 100 },
    apiOrigin: '',
    development: true,
    mockHeader: false,
  }) as const
const page = (path: string, edition = editionOf('az'), from: Assets = assets) =>
  accountPage(asked(path, edition), from)
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('the shell of an account page', () => {
  test('a known path is 200 with its own title and its screen under way', () => {
    const { status, html } = page('/na/service/profil/loginRegister')
    expect(status).toBe(200)
    expect(html).toContain('<title>Anmelden oder registrieren – Auentaler Zeitung</title>')
    expect(html).toContain('["/assets/LoginRegister-2.js"].forEach')
    expect(html).toContain('import("/assets/account-1.js")')
    expect(html).toContain('<html lang="de">')
  })

  test.each(['/service/profil/loginRegister', '/na/service/newsletter'])(
    '%s may be found, under its one address',
    (path) => {
      const { html } = page(path)
      expect(html).not.toContain('noindex')
      expect(html).toContain('<meta name="description" content="Auentaler Zeitung: ')
      expect(html).toContain(
        `<link rel="canonical" href="http://az.localhost:3000${path.replace('/na/', '/')}">`,
      )
    },
  )

  test.each(['/service/profil', '/service/profil/password/request', '/service/newsletter/doi', '/nonsense'])(
    '%s may not',
    (path) => {
      expect(page(path).html).toContain('<meta name="robots" content="noindex">')
    },
  )

  test('the foot is seen once what follows it has come', () => {
    const { html } = page('/service/profil')
    const [, id = ''] = /body:not\(:has\(#([\w-]+)\)\) footer\{visibility:hidden\}/.exec(html) ?? []
    expect(html.indexOf(` id="${id}"`)).toBeGreaterThan(html.indexOf('<header>'))
  })

  test('an unknown path is a real 404', () => {
    const { status, html } = page('/service/profil/nonsense')
    expect(status).toBe(404)
    expect(html).toContain('<title>Seite nicht gefunden – Auentaler Zeitung</title>')
  })

  test('the first script of the page is the one that takes secrets out of the address', () => {
    const { html } = page('/service/profil')
    expect(html.indexOf('takeSecretsFromAddress')).toBeGreaterThan(0)
    expect(html.indexOf('<script')).toBe(html.lastIndexOf('<script', html.indexOf('takeSecretsFromAddress')))
  })

  test('a page behind the login, and no other, is led by the sign-on before anything is shown', () => {
    const replace = vi.fn()
    const visit = (path: string) => {
      const text = /<script nonce="n0nce">(.*?)<\/script>/s.exec(page(path).html)?.[1] ?? ''
      const location = { origin: 'http://az.localhost:3000', pathname: path, search: '', hash: '', replace }
      const window = { location, history: {}, localStorage: { getItem: () => null }, document: {} }
      new Function('window', 'addEventListener', text)(window, () => undefined)
    }
    for (const path of ['/service/profil/loginRegister', '/service/newsletter', '/', '/nonsense']) visit(path)
    expect(replace).not.toHaveBeenCalled()
    visit('/service/profil/edit')
    expect(replace).toHaveBeenCalledWith('/sign-on?return_url=%2Fservice%2Fprofil%2Fedit')
  })

  test.each([
    ['/service/profil/loginRegister', 'known=az.localhost', '', true],
    ['/', 'known=az.localhost', '', true],
    ['/service/newsletter', 'known=az.localhost', '', false],
    ['/service/profil/loginRegister', '', '', false],
    ['/service/profil/loginRegister', 'known=az.localhost', '#tokenSSO=einmal', false],
  ])(
    '%s, with the cookies "%s" and the hash "%s", asks for a known reader before its form is shown: %s',
    (path, cookie, hash, asks) => {
      const replace = vi.fn()
      const { html } = accountPage({ ...asked(path, editionOf('az')), isKnown: cookie !== '' }, assets)
      const text = /<script nonce="n0nce">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
      const origin = 'http://az.localhost:3000'
      const kept = new Map<string, string>()
      const store = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      }
      const window = {
        location: {
          origin,
          hostname: 'az.localhost',
          href: origin + path,
          pathname: path,
          search: '',
          hash,
          replace,
        },
        history: { replaceState: () => undefined },
        document: { cookie, referrer: '', visibilityState: 'visible' },
        performance: { getEntriesByType: () => [] },
        navigator: { onLine: true },
        localStorage: store,
        sessionStorage: store,
      }
      new Function('window', 'addEventListener', text)(window, () => undefined)
      const way = `/sign-on?return_url=${encodeURIComponent(path)}&prompt=none`
      expect([replace.mock.calls.flat(), window]).toMatchObject([
        asks ? [way] : [],
        asks ? { leaves: true } : {},
      ])
    },
  )

  test('every script and style carries the nonce, and nothing has a style attribute', () => {
    for (const from of [assets, devServerAssets('http://localhost:5173')])
      for (const [tag] of page('/service/profil', editionOf('az'), from).html.matchAll(
        /<(script|style)[^>]*>/g,
      ))
        expect(tag).toContain('nonce="n0nce"')
    expect(page('/service/profil').html).not.toMatch(/ style="| on\w+="/)
  })

  test.each([
    ['/service/profil/loginRegister/register', '<h1>Anmelden oder registrieren</h1>'],
    ['/nonsense', '<h1>Seite nicht gefunden</h1>'],
    ['/service/profil', undefined],
    ['/', undefined],
    ['/service/profil/loginRegister/activation/success', undefined],
  ])('%s shows the edition at once, and a heading where it is certain', (path, heading) => {
    const first = /<div id="konto"><div class="first">(.*?)<\/div>/s.exec(page(path).html)?.[1] ?? ''
    expect(first).toContain('<header>Auentaler Zeitung<ul><li>Rheinfelder Tagblatt</li><li>Hochwald')
    expect(first).toContain('<a href="tel:06990009120">')
    expect(/<h1>.*<\/h1>/.exec(first)?.[0]).toBe(heading)
  })

  test('an edition without others is not drawn before its scripts', () => {
    const sso = editionOf('sso')
    const alone = accountPage({ ...asked('/nonsense', sso), editions: [sso] }, assets).html
    expect(alone).toContain('<div id="konto"></div>')
  })

  test('the sign-in page is sent as the build has drawn it for the edition, ready to keep a press', () => {
    const { html } = page('/service/profil/loginRegister', editionOf('sso'))
    expect(html).toContain('<div id="konto" data-drawn><form>SSO <a href="/datenschutz"></a></form></div>')
    const { html: ofNewspaper } = page('/service/profil/loginRegister')
    expect(ofNewspaper).toContain('<div id="konto" data-drawn><form>Auentaler Zeitung</form></div>')
    expect(html).toContain('keepPresses')
    expect(html).toContain('<noscript><style nonce="n0nce">#konto{display:none}</style></noscript>')
    for (const other of ['/na/service/profil/loginRegister', '/service/profil/loginRegister/code'])
      expect(page(other).html).not.toMatch(/data-drawn|keepPresses/)
  })

  test('the page learns its edition and where it may lead, and nothing else', () => {
    const data = dataOf(page('/service/profil').html)
    expect(Object.keys(data).sort()).toEqual([
      'apiOrigin',
      'edition',
      'editionNames',
      'handOverTargets',
      'mockHeader',
      'papers',
      'passkeys',
      'returnTargets',
      'shares',
      'signOnEdition',
      'signOnUrl',
    ])
    expect(data.edition.shortcut).toBe('az')
    expect(data.signOnEdition).toBe(false)
    expect(data.returnTargets.ownOrigins).toContain('http://sso.localhost:3000')
    expect(data.returnTargets.domains).toEqual(expect.arrayContaining(['az.localhost', 'abo.rt.example']))
    expect(dataOf(page('/service/profil', editionOf('sso')).html).signOnEdition).toBe(true)
  })

  test('an edition cannot break out of the page', () => {
    const edition = { ...editionOf('az'), name: '</script><script>alert("1")</script>\u2028&\'' }
    const { html } = page('/service/profil', edition)
    expect(html).not.toContain('<script>alert')
    expect(dataOf(html).edition.name).toBe(edition.name)
  })
})
