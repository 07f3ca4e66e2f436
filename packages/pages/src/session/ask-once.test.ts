import { describe, expect, test, vi } from 'vitest'
import { portalFirstScript } from '../portal/document/portal-first-script.ts'
import { sessionOf, sessionOver } from '../session-key.ts'
import { type AskingPage, askNames, askOnce } from './ask-once.ts'

const origin = 'https://az.example'
const mark = 'known=az.example'

type Visit = {
  cookie?: string
  referrer?: string
  session?: string
  asked?: string
  hidden?: boolean
  offline?: boolean
  type?: string
}

/** A page that is opened by its address, at a browser that the newspaper knows, without a session. */
function visit(address: string, given: Visit = {}) {
  const { cookie = `a=b; ${mark}`, referrer = '', session, asked, type = 'navigate' } = given
  const tab = new Map(asked === undefined ? [] : [[askNames.asked, asked]])
  const [replace, addEventListener] = [vi.fn(), vi.fn()]
  const document = {
    cookie,
    referrer,
    visibilityState: given.hidden ? 'hidden' : 'visible',
    addEventListener,
  }
  const page: AskingPage = {
    location: { href: origin + address, origin, hostname: 'az.example', replace },
    document,
    localStorage: { getItem: () => session ?? null },
    sessionStorage: {
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
    },
    navigator: { onLine: !given.offline },
    performance: { getEntriesByType: () => [{ name: `${origin}/feedback`, type }] },
  }
  askOnce(page, askNames)
  const state = () => ({ led: replace.mock.calls.flat(), asked: tab.get(askNames.asked) })
  return { page, document, addEventListener, state }
}

describe('who opens a page by its address, is known here and has no session', () => {
  test('is led by the sign-on, back to the same place, and this is noted before', () => {
    expect(visit('/artikel/a?b=c&d=%C3%A4#kommentare').state()).toEqual({
      led: [`/sign-on?return_url=${encodeURIComponent('/artikel/a?b=c&d=%C3%A4#kommentare')}&prompt=none`],
      asked: '/artikel/a?b=c&d=%C3%A4#kommentare',
    })
  })

  test.each(['/', '/rubrik/sport/'])('at %s: the same', (address) => {
    expect(visit(address).state().led).toHaveLength(1)
  })

  test.each<[string, Visit]>([
    ['a search', { referrer: 'https://suche.example/' }],
    ['the session of before being over', { session: sessionOver }],
    ['a host whose name begins with this one’s', { referrer: 'https://az.example.evil/' }],
  ])('comes by %s: the same', (_name, given) => {
    expect(visit('/overview', given).state().led).toEqual(['/sign-on?return_url=%2Foverview&prompt=none'])
  })

  test('comes by the own network’s page, again or by the back button, offline, or asked before: stays', () => {
    for (const given of [
      { referrer: `${origin}/rubrik/sport` },
      { type: 'reload' },
      { type: 'back_forward' },
      { offline: true },
      { asked: 'in' },
    ])
      expect([given, visit('/overview', given).state().led]).toEqual([given, []])
  })

  test.each([
    '/datenauskunft/ansehen?token=abc',
    '/service/newsletter?x=1&t=abc',
    '/overview?x=%0A',
    '/overview?x=%5Cevil',
    '/overview?x=%E0%A4%A',
    '/overview?a=|',
    '//evil.example/overview',
    `/overview?x=${'a'.repeat(2_000)}`,
  ])(
    'stays at %s, to which the service would not lead back, or whose secret belongs into no other address',
    (address) => {
      expect(visit(address).state()).toEqual({ led: [], asked: undefined })
    },
  )

  test('has asked in vain: the browser is not known any more, and nothing is asked again', () => {
    const { document, state } = visit('/overview', { asked: '/overview' })
    expect([document.cookie, state().led]).toEqual(['known=; Path=/; Max-Age=0', []])
  })

  test('has gone elsewhere before the answer came: is known as before, and not asked again', () => {
    const { document, state } = visit('/rubrik/sport', { asked: '/overview' })
    expect([document.cookie, state().led]).toEqual([`a=b; ${mark}`, []])
  })

  test('has asked and is signed in: known, also when the session is over later, and not asked again in this tab', () => {
    const { document, state } = visit('/overview', { asked: '/overview', session: sessionOf('t') })
    expect([document.cookie, state()]).toEqual([`a=b; ${mark}`, { led: [], asked: 'in' }])
  })

  test('is not looking yet, as at a page in the background or prepared: asked when it is looked at', () => {
    const { document, addEventListener, state } = visit('/overview', { hidden: true })
    expect(state()).toEqual({ led: [], asked: undefined })
    const [type, look, options] = addEventListener.mock.calls[0] ?? []
    expect([type, options]).toEqual(['visibilitychange', { once: true }])
    document.visibilityState = 'visible'
    look()
    expect(state().led).toHaveLength(1)
  })
})

test.each(['', 'known=rt.example', 'userData=a.b.c'])(
  'of a stranger, whose cookies are "%s", nothing but those is looked at',
  (cookie) => {
    const { page, state } = visit('/overview', { cookie, hidden: true })
    expect([state(), vi.mocked(page.document.addEventListener).mock.calls]).toEqual([
      { led: [], asked: undefined },
      [],
    ])
  },
)

test('a reader who is signed in stays', () => {
  expect(visit('/overview', { session: sessionOf('t') }).state()).toEqual({ led: [], asked: undefined })
})

test('where storage is blocked nobody is led away', () => {
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    const { page, document } = visit('/overview', { hidden: true })
    Object.defineProperty(page, store, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    document.visibilityState = 'visible'
    askOnce(page, askNames)
    expect(vi.mocked(page.location.replace)).not.toHaveBeenCalled()
  }
})

test.each<[string, () => void]>([
  [
    'says so',
    () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  ],
  ['says nothing', () => undefined],
])(
  'where a tab keeps nothing and %s nobody is led away, since they would be again and again',
  (_how, setItem) => {
    const { page, document } = visit('/overview', { hidden: true })
    document.visibilityState = 'visible'
    page.sessionStorage.setItem = setItem
    askOnce(page, askNames)
    expect(vi.mocked(page.location.replace)).not.toHaveBeenCalled()
  },
)

test('the inline text is one script, and a token in the hash goes first', () => {
  const run = (hash: string) => {
    const { page, state } = visit('/overview', { hidden: true })
    page.document.visibilityState = 'visible'
    const all = {
      ...page,
      location: { ...page.location, pathname: '/overview', search: '', hash },
      history: { state: null, replaceState: () => undefined },
      document: Object.assign(page.document, { documentElement: { dataset: {} } }),
    }
    new Function('window', 'document', 'location', 'addEventListener', portalFirstScript)(
      all,
      all.document,
      all.location,
      () => undefined,
    )
    return String(state().led[0]).split('?')[0]
  }
  expect([run(''), run('#tokenSSO=einmal')]).toEqual(['/sign-on', '/service/profil/loginRegister'])
  expect(portalFirstScript).not.toContain('</')
})
