import { expect } from 'vitest'
import type { CookieName } from '../../apps/api/src/context.ts'
import { freshEmail, type Harness } from '../../apps/api/src/testing/harness.ts'
import { linkingOf } from '../../apps/api/src/testing/linking.ts'
import { partnerSideOf } from '../../apps/api/src/testing/partner-side.ts'
import { browserOf, paper } from '../../apps/api/src/testing/partners.ts'
import { password, readersOf } from '../../apps/api/src/testing/readers.ts'
import { signingOnOf } from '../../apps/api/src/testing/signing-on.ts'
import { partnerTexts } from '../../packages/texts/src/index.ts'
import { type Ask, lockedPage, lockedText } from './ask.ts'

/** Cookies of the OpenID provider. Its `oidc-interaction` is read by a page of the library's own, which is not served here. */
type ProviderCookie = 'oidc' | 'oidc-resume' | 'oidc-<id>'

/** `known` is read by a script of the page alone; those of the desk are at an origin where nothing is kept. */
type ReadCookie = Exclude<CookieName, 'known' | 'desk' | 'deskState'>

/** What shows in an answer with the cookie, and without it. */
type Shown = { with: unknown; without: unknown }

/** For each cookie an answer that depends on it, asked through an edge: first as a stranger asks, then with the cookie. */
export function cookieRows(
  api: () => Harness,
): Record<ReadCookie | ProviderCookie, (ask: Ask) => Promise<Shown>> {
  const { linkedReader } = linkingOf(api)
  const { activeReader, bearerOf } = readersOf(api)
  const { keepToken, browser: signingOn, loginAt } = signingOnOf(api)
  const partner = partnerSideOf(api)
  const userDataOf = async () => {
    const { bearer } = await linkedReader()
    const answer = await api().caller().request('post', '/user/signUserData?edition=az', bearer).expect(200)
    return `userData=${answer.body.user_data}`
  }
  const form = (ask: Ask, path: string, fields: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    userData: async (ask) => {
      const opens = async (cookie?: string): Promise<boolean> => {
        const { status, text } = await ask(lockedPage, { ...(cookie && { cookie }) })
        // A publisher who answers late on a busy machine is none who says no.
        return status === 503 ? opens(cookie) : text.includes(lockedText)
      }
      return { without: await opens(), with: await opens(`a=b; ${await userDataOf()}`) }
    },
    signedOn: async (ask) => {
      const userData = await userDataOf()
      const rule = async (cookie: string) => (await ask('/overview', { cookie })).headers['cache-control']
      return { without: await rule(userData), with: await rule(`signedOn=signOn; ${userData}`) }
    },
    // Read by calls alone: a login from another browser is told to its reader.
    device: async (ask) => {
      const email = await activeReader()
      const login = (cookie?: string) =>
        ask('/user/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
          ...(cookie && { cookie }),
        })
      const known = cookieIn(await login(), 'device')
      const told = async (cookie?: string) => {
        const before = api().mailsTo(email).length
        expect((await login(cookie)).status).toBe(200)
        await api().settle()
        return api().mailsTo(email).length - before
      }
      return { with: await told(known), without: await told() }
    },
    signOn: async (ask) => {
      const own = signingOn()
      await own.keep(await loginAt(await activeReader(), 'az'), 'az')
      const path = `/sign-on/pass?edition=az&state=${'s'.repeat(43)}`
      const signsIn = async (cookie?: string) =>
        (await ask(path, { edition: 'sso', ...(cookie && { cookie }) })).location.includes('#tokenSSO=')
      return {
        without: await signsIn(),
        with: await signsIn(`signon=${own.cookies('sso').get('signon')}`),
      }
    },
    signOnState: async (ask) => {
      const state = 'z'.repeat(43)
      const keeps = async (cookie?: string) =>
        (await ask('/sign-on', { ...(cookie && { cookie }) })).location.includes(
          `state=${api().deps.ids.secretHash(state)}`,
        )
      return { without: await keeps(), with: await keeps(`signon-state=${state}`) }
    },
    signOnToken: async (ask) => {
      const token = await keepToken(await bearerOf(await activeReader()), 'az')
      const signsOn = async (cookie?: string) =>
        cookieIn(
          await ask('/sign-on/kept?edition=az', { edition: 'sso', ...(cookie && { cookie }) }),
          'signon',
        ) !== ''
      return { without: await signsOn(), with: await signsOn(`signon-token=${token}`) }
    },
    declared: async (ask) => {
      const email = freshEmail()
      const who = { contract: 'AZ PLUS', given_name: 'Kim', family_name: 'Muster', email }
      const cookie = cookieIn(await form(ask, '/widerruf', who), 'declared')
      return twice(ask, '/widerruf/eingegangen', cookie, email)
    },
    dataAsked: async (ask) => {
      const email = freshEmail()
      const cookie = cookieIn(await form(ask, '/datenauskunft', { email }), 'data-asked')
      return twice(ask, '/datenauskunft/unterwegs', cookie, email)
    },
    dataLink: async (ask) => {
      const email = freshEmail()
      await form(ask, '/datenauskunft', { email })
      await api().settle()
      const mail = api().mailsTo(email).at(-1)
      const link = /\/datenauskunft\/ansehen\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return twice(ask, '/datenauskunft/ansehen', cookieIn(await ask(link), 'data-link'), email)
    },
    oidc: async (ask) => {
      const { browser } = await signedInAt(ask.port)
      const { url } = await partner.begin(paper, { more: { prompt: 'none' } })
      const stranger = await browserOf(api(), { port: ask.port })
      return {
        without: outcomeOf(await stranger.led(url)),
        with: outcomeOf(await browser.led(url)),
      }
    },
    'oidc-resume': async (ask) => {
      const { back, stranger } = await signedInAt(ask.port)
      return { without: stranger, with: outcomeOf(back) }
    },
    'oidc-<id>': async (ask) => {
      const browser = await browserOf(api(), { port: ask.port })
      const page = await browser.led((await partner.begin(paper)).url)
      const login = new URL(`/service/profil/loginRegister?redirectFrom=${page.pathname}`, page)
      const stranger = await browserOf(api(), { port: ask.port })
      const names = async ({ go }: typeof browser) =>
        (await (await go(login)).text()).includes(partnerTexts.at(paper.name))
      return { without: await names(stranger), with: await names(browser) }
    },
  }

  /** A reader who has signed in at a partner through the edge, and what a stranger gets at the way back. */
  async function signedInAt(port: number) {
    const browser = await browserOf(api(), { port })
    const page = await browser.led((await partner.begin(paper)).url)
    const id = page.pathname.split('/').at(-1)
    const bearer = await bearerOf(await activeReader())
    const other = await browserOf(api(), { port })
    const stranger = (await other.go(new URL(`/oidc/auth/${id}`, page))).status
    return { browser, back: await browser.agree(page, bearer), stranger }
  }
}

/** What shows: the browser comes back with a code, or with an error. */
const outcomeOf = ({ searchParams }: URL) => searchParams.get('error') ?? [...searchParams.keys()][0]

async function twice(ask: Ask, path: string, cookie: string, email: string): Promise<Shown> {
  const shows = async (own?: string) =>
    (await ask(path, { ...(own && { cookie: own }) })).text.includes(email)
  return { without: await shows(), with: await shows(cookie) }
}

/** A cookie that an answer sets, as browsers send it; empty where it sets none. */
const cookieIn = ({ cookies }: { cookies: readonly string[] }, name: string): string =>
  cookies.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? ''

/** How long the proxies of these tests keep what they may keep. */
export const keptForHours = 's-maxage=36000'

/** What each row is to show. */
export const expected: Record<keyof ReturnType<typeof cookieRows>, Shown> = {
  userData: { with: true, without: false },
  signedOn: {
    with: 'private, no-store',
    without: `public, max-age=60, ${keptForHours}, stale-while-revalidate=300, stale-if-error=3600`,
  },
  device: { with: 0, without: 1 },
  signOn: { with: true, without: false },
  signOnState: { with: true, without: false },
  signOnToken: { with: true, without: false },
  declared: { with: true, without: false },
  dataAsked: { with: true, without: false },
  dataLink: { with: true, without: false },
  oidc: { with: 'code', without: 'login_required' },
  'oidc-resume': { with: 'code', without: 400 },
  'oidc-<id>': { with: true, without: false },
}
