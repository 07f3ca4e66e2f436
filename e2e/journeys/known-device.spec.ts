import { portalTexts, sessionTexts, uiTexts } from '@leserkonto/texts'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { lookOnly, personaPassword } from '../support/log-in.ts'
import { home, newReader, tryLogIn } from '../support/reader.ts'
import { signInSheet } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'
import { signOutHere } from '../support/success.ts'

// A device that the newspapers know meets no form, whichever way its reader comes. Source: docs/spec/account.md#sign-on.

const profile = '/service/profil'
const editions = ['az', 'rt', 'ht'] as const
type Edition = (typeof editions)[number]
const names = { az: 'Auentaler Zeitung', rt: 'Rheinfelder Tagblatt', ht: 'Hochwald Tageszeitung' }
const masked = 'l***@e***.test'

const notice = (page: Page) => page.getByText(sessionTexts.signOn.as(masked))
const account = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Every way to a page of a newspaper; the address it has in the end. */
const ways: Record<string, (page: Page, edition: Edition) => Promise<string>> = {
  typed: async (page, edition) => {
    await page.goto(`${editionUrl(edition)}/overview`)
    return `${editionUrl(edition)}/overview`
  },
  bookmarked: async (page, edition) => {
    const address = `${editionUrl(edition)}/rubrik/sport?von=lesezeichen#inhalt`
    await page.goto(address)
    return address
  },
  searched: async (page, edition) => {
    const address = `${editionUrl(edition)}/rubrik/wissen?utm_source=suche`
    await page.goto(address, { referer: 'https://suche.example/' })
    return address
  },
  linked: async (page, edition) => {
    const from = edition === 'az' ? 'rt' : 'az'
    await page.goto(`${editionUrl(from)}/rubrik/sport`)
    await expect(account(page, portalTexts.nav.profile)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: names[edition], exact: true }).click()
    return `${editionUrl(edition)}/overview`
  },
}

/** Signs in at the first newspaper, and reads at the others. */
async function knownEverywhere(page: Page): Promise<void> {
  await page.goto(`${editionUrl('az')}${profile}`)
  await tryLogIn(page, await newReader(), personaPassword)
  await expect(home(page)).toBeVisible()
  for (const edition of ['rt', 'ht'] as const) {
    await page.goto(`${editionUrl(edition)}${profile}`)
    await expect(home(page)).toBeVisible()
  }
}

/** Takes away what scripts have stored at a newspaper, as browsers do after a while; the session there is gone with it. */
async function loseSession(context: BrowserContext, edition: Edition): Promise<void> {
  const page = await context.newPage()
  await page.route('**/leer', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${editionUrl(edition)}/leer`)
  await page.evaluate(() => localStorage.clear())
  await page.close()
  await context.clearCookies({ name: 'userData', domain: new URL(editionUrl(edition)).hostname })
}

function navigations(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && seen.push(request.url()))
  return seen
}

test('a known device is met as its reader, typed, kept, searched or linked, at every newspaper', {
  tag: '@firefox',
}, async ({ page, context }) => {
  await knownEverywhere(page)
  for (const edition of editions)
    for (const [way, come] of Object.entries(ways))
      await test.step(`${way} at ${edition}`, async () => {
        await loseSession(context, edition)
        const tab = await context.newPage()
        const address = await come(tab, edition)
        await expect(account(tab, portalTexts.nav.profile)).toBeVisible()
        await expect(notice(tab)).toBeVisible()
        await expect(tab).toHaveURL(address)
        await tab.close()
      })
})

test('a kept address of the login is no form for a known device', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await knownEverywhere(page)
  for (const path of [`${profile}/loginRegister`, '/']) {
    await loseSession(context, 'rt')
    const tab = await context.newPage()
    await tab.goto(editionUrl('rt') + path)
    await expect(home(tab)).toBeVisible()
    await expect(notice(tab)).toBeVisible()
    await tab.close()
  }
})

test('the sign-on edition knows its own reader', { tag: '@once' }, async ({ page, context }) => {
  await page.goto(`${editionUrl('az')}${profile}`)
  await tryLogIn(page, await newReader(), personaPassword)
  await expect(home(page)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(`${editionUrl('sso')}/overview`)
  await expect(account(tab, portalTexts.nav.profile)).toBeVisible()
  await expect(notice(tab)).toBeVisible()
  await expect(tab).toHaveURL(`${editionUrl('sso')}/overview`)
  await expectAccessible(tab)
})

test('a session that is over by itself is asked for at once, at the same height; back leads to where it began', {
  tag: '@once',
}, async ({ page, context }) => {
  await knownEverywhere(page)
  const next = await context.newPage()
  await next.goto(`${editionUrl('rt')}/impressum`)
  // Its token says nothing any more.
  await next.evaluate(() =>
    localStorage.setItem('leserkonto.session', '{"access_token":"a.b.c","logged_in":true}'),
  )
  await lookOnly(next)
  await next.goto(`${editionUrl('rt')}/rubrik/sport?a=b#inhalt`)
  await expect(notice(next)).toBeVisible()
  await expect(next).toHaveURL(`${editionUrl('rt')}/rubrik/sport?a=b#inhalt`)
  await next.goBack()
  await expect(next).toHaveURL(`${editionUrl('rt')}/impressum`)
})

test('who signed out elsewhere is asked about once, is a stranger from then on, and meets the form when they ask for it', {
  tag: '@once',
}, async ({ page, context }) => {
  await knownEverywhere(page)
  await page.goto(`${editionUrl('rt')}${profile}`)
  await signOutHere(page)
  for (const edition of editions) {
    await loseSession(context, edition)
    const first = await context.newPage()
    await first.goto(`${editionUrl(edition)}/rubrik/sport#inhalt`)
    await expect(account(first, portalTexts.nav.account)).toBeVisible()
    await expect(first).toHaveURL(`${editionUrl(edition)}/rubrik/sport#inhalt`)
    await first.close()
    const second = await context.newPage()
    const seen = navigations(second)
    await second.goto(`${editionUrl(edition)}/rubrik/sport`)
    await expect(account(second, portalTexts.nav.account)).toBeVisible()
    expect(seen).toEqual([`${editionUrl(edition)}/rubrik/sport`])
    await account(second, portalTexts.nav.account).click()
    await expect(signInSheet(second)).toBeVisible()
    await second.close()
  }
})

test('"Das bin ich nicht" ends it everywhere', { tag: '@once' }, async ({ page, context }) => {
  await knownEverywhere(page)
  await loseSession(context, 'ht')
  const tab = await context.newPage()
  await tab.goto(`${editionUrl('ht')}/rubrik/sport`)
  // The page's script has begun when the button is there.
  await expect(tab.getByRole('button', { name: uiTexts.overlay.close })).toBeVisible()
  await tab.getByRole('link', { name: sessionTexts.signOn.switch }).click()
  await expect(tab.getByRole('tabpanel', { name: sessionTexts.tabs.login })).toBeVisible()
  for (const edition of editions) {
    const next = await context.newPage()
    await next.goto(`${editionUrl(edition)}/meine-nachrichten`)
    await expect(next.getByText(portalTexts.myNews.stranger)).toBeVisible()
    await next.close()
  }
})

test('a stranger is led nowhere, on none of the ways, and no cookie is set', { tag: '@once' }, async ({
  context,
}) => {
  for (const edition of editions)
    for (const referer of [undefined, 'https://suche.example/']) {
      const tab = await context.newPage()
      const seen = navigations(tab)
      await tab.goto(`${editionUrl(edition)}/rubrik/sport`, { ...(referer && { referer }) })
      await expect(account(tab, portalTexts.nav.account)).toBeVisible()
      expect(seen).toEqual([`${editionUrl(edition)}/rubrik/sport`])
      await tab.close()
    }
  expect(await context.cookies()).toEqual([])
})

test('planted marks lead nobody in circles, nor away', { tag: '@once' }, async ({ page, context }) => {
  const { hostname } = new URL(editionUrl('rt'))
  await context.addCookies([{ name: 'known', value: hostname, domain: hostname, path: '/' }])
  const seen = navigations(page)
  await page.goto(`${editionUrl('rt')}/rubrik/sport`)
  await expect(account(page, portalTexts.nav.account)).toBeVisible()
  await expect.poll(() => seen.length).toBe(4)
  expect(seen.map((address) => new URL(address).pathname)).toEqual([
    '/rubrik/sport',
    '/sign-on',
    '/sign-on/pass',
    '/rubrik/sport',
  ])
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['signon-state'])
})
