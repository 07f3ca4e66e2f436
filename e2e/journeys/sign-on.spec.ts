import {
  fieldLabels,
  loginCodeTexts,
  paywallTexts,
  portalTexts,
  securityTexts,
  sessionTexts,
  uiTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { lookOnly, personaPassword } from '../support/log-in.ts'
import { press, readerWithPasskey } from '../support/passkey.ts'
import { heading, home, newReader, tryLogIn } from '../support/reader.ts'
import { mailTo } from '../support/reader-mail.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'
import { signOutHere } from '../support/success.ts'

const profile = '/service/profil'
const security = `${profile}/sicherheit`
const names = { rt: 'Rheinfelder Tagblatt', ht: 'Hochwald Tageszeitung' } as const
const locked = '/artikel/az-marktplatz-baeume'
const notice = (email: string) => `Sie sind als ${email} angemeldet.`
const masked = 'l***@e***.test'

/** "Anmelden" in the head of a portal page. */
const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: portalTexts.nav.account })
/** The same in a page that browsers never keep. */
const ownSignInLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: portalTexts.myNews.signIn })
const editionLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

const byPassword = (page: Page, email: string) => tryLogIn(page, email, personaPassword)

/** Every page that is asked for from now on, redirects among them. */
function navigations(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && seen.push(request.url()))
  return seen
}

/** Signs in once at the first newspaper, reads at all three, signs out once. */
async function throughThree(page: Page, email: string, signIn = byPassword, open = openLogin) {
  // Kept by the browser for a minute: who arrives there later reads as whom all the same.
  await page.goto(`${editionUrl('ht')}/overview`)
  await page.goto(`${editionUrl('az')}/rubrik/sport`)
  await open(page, signInLink(page))
  await expect(page).toHaveURL(`${editionUrl('az')}${profile}/loginRegister?redirectFrom=%2Frubrik%2Fsport`)
  await signIn(page, email)
  await expect(page).toHaveURL(`${editionUrl('az')}/rubrik/sport`)

  // By "Anmelden", without typing, back to the page.
  await page.goto(`${editionUrl('rt')}/meine-nachrichten`)
  await ownSignInLink(page).click()
  await expect(page.getByText(portalTexts.myNews.empty)).toBeVisible()
  await expect(page.getByText(notice(masked))).toBeVisible()
  await expect(page.getByRole('link', { name: sessionTexts.signOn.switch })).toBeVisible()
  await expectAccessible(page)

  // By a link of the newspaper.
  await editionLink(page, names.ht).click()
  await expect(page).toHaveURL(`${editionUrl('ht')}/overview`)
  await expect(page.getByText(notice(masked))).toBeVisible()
  await page.goto(`${editionUrl('ht')}/meine-nachrichten`)
  await expect(page.getByText(notice(masked))).toBeHidden()
  for (const edition of ['az', 'rt', 'ht']) {
    await page.goto(`${editionUrl(edition)}/meine-nachrichten`)
    await expect(page.getByText(portalTexts.myNews.empty)).toBeVisible()
  }

  await page.goto(`${editionUrl('rt')}${security}`)
  await expect(page.getByText(/^Angemeldet bei: /)).toContainText(
    ['Auentaler Zeitung', 'Hochwald Tageszeitung', 'Rheinfelder Tagblatt'].join(', '),
  )
  await page.goto(`${editionUrl('rt')}${profile}`)
  await signOutHere(page)
  for (const edition of ['az', 'rt', 'ht']) {
    await page.goto(`${editionUrl(edition)}/meine-nachrichten`)
    await expect(page.getByText(portalTexts.myNews.stranger)).toBeVisible()
  }
  await ownSignInLink(page).click()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
}

test('sign in once, read at all three newspapers, sign out once, stranger at all three', {
  tag: '@firefox',
}, async ({ page }) => {
  await throughThree(page, await newReader())
})

test('the same with a code', { tag: '@once' }, async ({ page }) => {
  await throughThree(page, await newReader(), async (_, email) => {
    const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
    await formField(form, fieldLabels.email).fill(email)
    await form.getByRole('button', { name: loginCodeTexts.offer.submit }).click()
    const { subject } = await mailTo(email, ' ist Ihr Anmeldecode')
    await formField(page.getByRole('main'), fieldLabels.code).fill(subject.slice(0, 6))
  })
})

test('the same with a passkey', { tag: '@once' }, async ({ page }) => {
  const { device, email } = await readerWithPasskey(page)
  await device.willing(true)
  await throughThree(page, email, async () => {
    await press(page)
    await expect(page).toHaveURL(/^http:\/\/sso\./)
    await press(page)
  })
})

test('the same while the scripts of the portal are blocked', { tag: '@once' }, async ({ page }) => {
  await page.route(/\/assets\/islands[^/]*\.js/, (route) => route.abort())
  await throughThree(page, await newReader(), byPassword, async (_, link) => link.click())
})

test('a locked article opens after "Anmelden" at the next newspaper, and back leads to where it began', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(`${editionUrl('rt')}${profile}/loginRegister`)
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(home(page)).toBeVisible()
  await page.goto(`${editionUrl('az')}/rubrik/wissen`)
  await page.goto(editionUrl('az') + locked)
  await page.getByRole('main').getByRole('link', { name: paywallTexts.signIn, exact: true }).click()
  await expect(page.getByText('Geplant sind 24 Linden in fünf Reihen')).toBeVisible()
  await expect(page).toHaveURL(editionUrl('az') + locked)
  await page.goBack()
  await expect(page).toHaveURL(editionUrl('az') + locked)
  await page.goBack()
  await expect(page).toHaveURL(`${editionUrl('az')}/rubrik/wissen`)
})

test('a page behind the login asks the sign-on by itself: who is signed on is there, without typing', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  await page.goto(`${editionUrl('az')}${profile}`)
  await tryLogIn(page, email, personaPassword)
  await expect(home(page)).toBeVisible()
  await page.goto(`${editionUrl('rt')}/rubrik/sport`)
  await page.goto(`${editionUrl('rt')}/na${security}`)
  await expect(heading(page, securityTexts.title)).toBeVisible()
  await expect(page).toHaveURL(`${editionUrl('rt')}/na${security}`)
  await expect(page.getByText(notice(masked))).toBeVisible()
  await expect(page.getByRole('link', { name: sessionTexts.signOn.switch })).toBeVisible()
  await expectAccessible(page)
  // Signed in from here on: no way round any more.
  const seen = navigations(page)
  await page.reload()
  await expect(heading(page, securityTexts.title)).toBeVisible()
  expect(seen).toEqual([`${editionUrl('rt')}/na${security}`])
  await page.goBack()
  await expect(page).toHaveURL(`${editionUrl('rt')}/rubrik/sport`)
})

test('a stranger at a page behind the login arrives at the login once, and loads nothing of the page', {
  tag: '@once',
}, async ({ page }) => {
  const seen = navigations(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('Profile')) scripts.push(request.url())
  })
  await page.goto(`${editionUrl('rt')}${profile}`)
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  const paths = seen.map((url) => url.replace(/state=[\w-]{43}/, 'state='))
  const wish = encodeURIComponent(profile)
  expect(paths).toEqual([
    `${editionUrl('rt')}${profile}`,
    `${editionUrl('rt')}/sign-on?return_url=${wish}`,
    `${editionUrl('sso')}/sign-on/pass?edition=rt&state=&return_url=${wish}`,
    `${editionUrl('rt')}${profile}/loginRegister?redirectFrom=${wish}`,
  ])
  expect(scripts).toEqual([])
  await tryLogIn(page, await newReader(), personaPassword)
  await expect(home(page)).toBeVisible()
})

test('another account: the notice leads to it, and the newspapers follow', { tag: '@once' }, async ({
  page,
}) => {
  const [one, other] = [await newReader(), await newReader()]
  await page.goto(`${editionUrl('az')}${profile}`)
  await tryLogIn(page, one, personaPassword)
  await expect(home(page)).toBeVisible()
  await page.goto(`${editionUrl('rt')}/meine-nachrichten`)
  await ownSignInLink(page).click()
  // From here on the link knows, too, that nobody need be asked again.
  await expect(page.getByRole('button', { name: uiTexts.overlay.close })).toBeVisible()
  await page.getByRole('link', { name: sessionTexts.signOn.switch }).click()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
  await tryLogIn(page, other, personaPassword)
  await expect(page.getByText(portalTexts.myNews.empty)).toBeVisible()
  await editionLink(page, names.ht).click()
  await expect(page).toHaveURL(`${editionUrl('ht')}/overview`)
  // Where the first reader was signed in, the second is.
  await lookOnly(page)
  await page.goto(`${editionUrl('az')}/meine-nachrichten`)
  await expect(page.getByText(notice(masked))).toBeVisible()
  for (const edition of ['ht', 'az']) {
    await page.goto(`${editionUrl(edition)}${profile}/loginRegister`)
    await expect(page.getByText(sessionTexts.signOn.as(other))).toBeVisible()
  }
})

test('a stranger follows the links between newspapers without a way round', { tag: '@once' }, async ({
  page,
}) => {
  const seen = navigations(page)
  await page.goto(`${editionUrl('az')}/rubrik/sport`)
  await editionLink(page, names.rt).click()
  await expect(page).toHaveURL(`${editionUrl('rt')}/overview`)
  expect(seen).toEqual([
    `${editionUrl('az')}/rubrik/sport`,
    `${editionUrl('az')}/sign-on/to/rt`,
    `${editionUrl('rt')}/overview`,
  ])
  expect(await page.context().cookies()).toEqual([])
})
