// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Consent, startTagManager, type Tracker } from './tag-manager.ts'

let agreed: boolean
let tell: (() => void) | undefined
let tracker: Tracker | undefined

const consent: Consent = {
  given: () => agreed,
  onChange: (listener) => {
    tell = listener
    return () => {
      tell = undefined
    }
  },
}
const answer = (given: boolean) => {
  agreed = given
  tell?.()
}
const start = (id = 'GTM-AB12', nonce?: string) => {
  tracker = startTagManager({ id, trackingProductId: 'az-portal', consent, nonce })
  return tracker
}
const scripts = () => [...document.querySelectorAll('script')]
const pushes = () => (window.dataLayer ?? []).filter((push) => !('gtm.start' in push))

beforeEach(() => {
  agreed = true
})

afterEach(() => {
  tracker?.stop()
  tracker = undefined
  delete window.dataLayer
  document.head.replaceChildren()
})

test('B61: a valid id with consent loads the script once, with the nonce of the page', () => {
  start('GTM-AB12', 'n0nce').pageView({ view: 'Profile' })
  expect(scripts().map(({ src, nonce, async }) => ({ src, nonce, async }))).toEqual([
    { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12', nonce: 'n0nce', async: true },
  ])
})

test.each([
  'gtm-AB12',
  'GTM-ab',
  'GTM-',
  'GTM-AB 1',
  'GTM-AB1\n',
  'GTM-AB1\u2028',
  ' GTM-AB1',
  'GTM-ÄB1',
  '"><script>',
  '',
])('B61: %j is refused as not a valid id, and no script is asked for', (id) => {
  expect(() => start(id)).toThrow('not a valid id')
  expect(scripts()).toEqual([])
})

test('B61: without consent there is no script and not even a data layer', () => {
  agreed = false
  start().pageView({ view: 'Profile' })
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('B61: with consent given later the script comes, and what was waiting follows once', () => {
  agreed = false
  start().pageView({ view: 'Profile' })
  answer(true)
  answer(true)
  expect(scripts()).toHaveLength(1)
  expect(pushes()).toEqual([{ event: 'content-view', trackingProductId: 'az-portal', view: 'Profile' }])
})

test('B61: with consent taken back nothing more is pushed', () => {
  const { interaction } = start()
  answer(false)
  interaction({ target: 'abmelden' })
  expect(pushes()).toEqual([])
})

test('B61: what a reader did before and after a refusal is not told when consent comes later', () => {
  agreed = false
  const { pageView } = start()
  pageView({ view: 'Login' })
  answer(false)
  pageView({ view: 'Profile' })
  answer(true)
  pageView({ view: 'Settings' })
  expect(pushes()).toEqual([{ event: 'content-view', trackingProductId: 'az-portal', view: 'Settings' }])
})

test("B62: views are 'content-view', everything else 'interaction', each with the edition's product", () => {
  const { pageView, interaction } = start()
  pageView({ view: 'Profile', path: '/service/profil' })
  interaction({ target: 'newsletter' })
  expect(pushes()).toEqual([
    { event: 'content-view', trackingProductId: 'az-portal', view: 'Profile', path: '/service/profil' },
    { event: 'interaction', trackingProductId: 'az-portal', target: 'newsletter' },
  ])
})

test('what the page has put into the data layer before stays there', () => {
  window.dataLayer = [{ article: 12 }]
  start().pageView({ view: 'Profile' })
  expect(window.dataLayer[0]).toEqual({ article: 12 })
})

test('a policy of the page that wants trusted addresses gets one', () => {
  const made: string[] = []
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
        made.push(name)
        return rules
      },
    },
  })
  start()
  Reflect.deleteProperty(window, 'trustedTypes')
  expect(made).toEqual(['tag-manager'])
  expect(scripts()).toHaveLength(1)
})
