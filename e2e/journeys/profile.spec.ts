import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  accountTexts,
  areaTexts,
  deviceTexts,
  favouriteTexts,
  homeTexts,
  newsletterTexts,
  ownDataTexts,
  planTexts,
  profileTexts,
  screenTitles,
  securityTexts,
  sessionTexts,
  settingTexts,
  subscriptionTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { keyboard } from '../support/hand.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { heading, home, newReader, openAs } from '../support/reader.ts'
import { editionUrl, publisherUrl } from '../support/stack.ts'

const profile = '/service/profil'
const news = `${profile}/nachrichten`
const ownData = `${profile}/daten`
const security = `${profile}/sicherheit`
const region = (page: Page, name: string) => page.getByRole('region', { name })

async function open(page: Page, email: string) {
  await page.goto(profile)
  await logIn(page, email)
}

test('topics outlive a reload, until they are reset', { tag: '@once' }, async ({ page }) => {
  await openAs(page, await newReader(), news)
  const { names } = settingTexts.topics
  for (const name of [names.culture, names.sports]) {
    // The message of the first would also pass for the second, which a reload would cut off.
    const saved = page.waitForResponse((response) => /settings\./.test(response.url()) && response.ok())
    await page.getByRole('checkbox', { name }).click()
    await saved
  }
  await expect(page.getByText(settingTexts.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: names.culture })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: names.local })).not.toBeChecked()
  await expectAccessible(page)

  await page.goto(profile)
  await expect(page.getByText(`${names.sports}, ${names.culture}`)).toBeVisible()
  await page.goto(ownData)
  const settings = region(page, settingTexts.kept.title)
  await expect(settings.getByText(settingTexts.kept.count(2))).toBeVisible()
  await expectAccessible(page)
  await settings.getByRole('button', { name: settingTexts.kept.reset }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: settingTexts.kept.resetting.confirm }).click()
  await expect(page.getByText(settingTexts.kept.done)).toBeVisible()
  await expect(settings).toHaveCount(0)
  await page.goto(news)
  await expect(page.getByRole('checkbox', { name: names.culture })).not.toBeChecked()
})

test('a device that is signed out here is signed out there; everywhere means here as well', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = await newReader()
  const other = await otherBrowser()
  await openAs(other, email, security)
  await openAs(page, email, security)
  const devices = region(page, deviceTexts.title)
  await expect(devices.getByText(deviceTexts.current)).toHaveCount(1)
  const end = devices.getByRole('button', { name: / auf .* abmelden$/ })
  await end.click()
  await expect(end).toHaveCount(0)
  await expect(page.getByText(/ist abgemeldet\.$/)).toBeVisible()
  await other.reload()
  await expect(other.getByText(sessionTexts.ended)).toBeVisible()
  await expect(heading(other, sessionTexts.title)).toBeVisible()

  await openAs(other, email, security)
  await other.getByRole('button', { name: deviceTexts.everywhere.open }).click()
  await expectAccessible(other)
  await other.getByRole('button', { name: deviceTexts.everywhere.confirm }).click()
  await expect(heading(other, sessionTexts.signedOut)).toBeVisible()
  await page.reload()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
})

test('a marked article stands among the own news, until the mark is taken back', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, await newReader(), news)
  const list = region(page, favouriteTexts.title)
  await expect(list.getByText(favouriteTexts.empty)).toBeVisible()
  const token = await page.evaluate(() => JSON.parse(localStorage['leserkonto.session']).access_token)
  const marked = await call(`${editionUrl('az')}/favorite/az/${await anyArticle()}`, {
    method: 'PUT',
    token,
    json: { type: 'article' },
  })
  expect(marked.status).toBe(200)
  const { title } = marked.body as { title: string }
  await page.reload()
  await expect(list.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.goto(profile)
  const today = region(page, homeTexts.today.title)
  await expect(today.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expectAccessible(page)
  await today.getByRole('link', { name: homeTexts.today.all(1) }).click()
  await list.getByRole('button', { name: favouriteTexts.removeNamed(title) }).click()
  await expect(page.getByText(favouriteTexts.removed)).toBeVisible()
  await expect(list.getByText(favouriteTexts.empty)).toBeVisible()
})

test('everything that is stored is read on the page, and comes as a file', { tag: '@once' }, async ({
  page,
}) => {
  const email = await newReader()
  await openAs(page, email, ownData)
  await page.getByRole('button', { name: profileTexts.data.show }).click()
  await expect(page.getByRole('heading', { name: ownDataTexts.title, exact: true })).toBeFocused()
  await expect(region(page, ownDataTexts.sections.profile).getByText(email)).toBeVisible()
  await expect(region(page, ownDataTexts.sections.events)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: profileTexts.data.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(profileTexts.data.fileName)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email } })
})

test('plans and the ways on; a publisher that is down leaves the last known state', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, 'plus@example.test', `${profile}/abo`)
  await expect(page.getByText('AZ PLUS', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Stand: /)).toBeVisible()
  const refresh = page.getByRole('button', { name: subscriptionTexts.linked.refresh })
  await refresh.click()
  await expect(page.getByText(subscriptionTexts.linked.refreshed)).toBeVisible()
  await page.evaluate(
    (scenario) => sessionStorage.setItem('leserkonto.mock_scenario', scenario),
    `session=${randomUUID()};fault=crm-503`,
  )
  await refresh.click()
  await expect(page.getByText(subscriptionTexts.linked.stale).first()).toBeVisible()
  await expect(page.getByText('AZ PLUS', { exact: true })).toBeVisible()
  // A copy is not said to be fresh.
  await expect(page.getByText(subscriptionTexts.linked.refreshed)).toBeHidden()
  await expectAccessible(page)
})

test('the plan and each row lead to their page, and the areas lead on and back', async ({ page }) => {
  await open(page, 'plus@example.test')
  const plan = region(page, homeTexts.plan.title)
  await expect(plan.getByText('AZ PLUS', { exact: true })).toBeVisible()
  await expect(plan.getByText(/^Läuft seit .* 14,90\s€ im Monat\. Verlängert sich am /)).toBeVisible()
  await expect(plan.getByRole('link', { name: homeTexts.plan.epaper })).toBeVisible()
  await expectAccessible(page)
  await expectReflow(page)
  const { security, email, personal, ownData, topics } = homeTexts.account
  const ways = [
    [homeTexts.plan.open, planTexts.title],
    [homeTexts.issues.all, newsletterTexts.title],
    [`${topics.choose}: ${topics.title}`, profileTexts.myNews],
    [`${security.open}: ${security.title}`, securityTexts.title],
    [`${personal.open}: ${personal.title}`, profileTexts.personal.title],
    [`${ownData.open}: ${ownData.title}`, screenTitles.OwnData],
  ] as const
  for (const [name, title] of ways) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
    await toArea(page, areaTexts.overview)
    await expect(home(page)).toBeFocused()
  }
  await expect(page.getByRole('link', { name: `${email.change}: ${email.title}` })).toBeVisible()
})

test('the areas by keyboard alone', async ({ page }) => {
  const hand = keyboard(page)
  await page.goto(profile)
  await logIn(page, await newReader(), { hand })
  const areas = page.getByRole('navigation', { name: areaTexts.label })
  await hand.press(areas.getByRole('link', { name: areaTexts.ownData }))
  await expect(heading(page, screenTitles.OwnData)).toBeFocused()
})

test('the head leads back to the newspaper and out, on a page with the reduced frame too', async ({
  page,
}) => {
  await openAs(page, 'plus@example.test', `${profile}/edit`)
  const head = page.getByRole('banner')
  await expect(head.getByRole('link', { name: /^Profil: / })).toHaveAttribute('href', profile)
  const back = head.getByRole('link', { name: accountTexts.nav.toPaper })
  await expect(back).toHaveAttribute('href', '/overview')
  await head.getByRole('button', { name: sessionTexts.signOut }).click()
  await expect(heading(page, sessionTexts.signedOut)).toBeVisible()
  await expect(back).toBeVisible()
})

/** Follows the row of the account's areas, which scrolls on a phone. */
const toArea = (page: Page, name: string) =>
  page.getByRole('navigation', { name: areaTexts.label }).getByRole('link', { name }).click()

test('a screen reader finds heading and blocks in order', async ({ page }) => {
  await open(page, await newReader())
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /Guten/ [level=1]
    - region "${homeTexts.plan.title}":
      - heading "${planTexts.unlinked.title}" [level=2]
    - region "${homeTexts.today.title}"
    - region "${homeTexts.issues.title}"
    - region "${homeTexts.account.title}"
  `)
})

test('the sign-on edition has no personalised news and no e-paper', { tag: '@once' }, async ({ page }) => {
  const email = await newReader()
  await page.goto(`${editionUrl('sso')}${profile}`)
  await logIn(page, email)
  await expect(region(page, homeTexts.issues.title)).toBeVisible()
  await expect(region(page, homeTexts.today.title)).toHaveCount(0)
  await expect(page.getByText(homeTexts.account.topics.title)).toHaveCount(0)
  await expect(page.getByRole('link', { name: homeTexts.plan.epaper })).toHaveCount(0)
})

/** Id of an article of the edition, as the publisher lists it. */
async function anyArticle(): Promise<string> {
  const { body } = await call(`${publisherUrl}/content/v1/articles?edition=az&limit=1`, {
    token: 'dev-crm-key',
  })
  const [article] = (body as { articles: { id: string }[] }).articles
  return article?.id ?? ''
}
