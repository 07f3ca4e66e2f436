import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  deviceTexts,
  favouriteTexts,
  planTexts,
  profileTexts,
  sessionTexts,
  settingTexts,
  subscriptionTexts,
} from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { call } from '../support/call.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { heading, newReader, openAs } from '../support/reader.ts'
import { editionUrl, publisherUrl } from '../support/stack.ts'

const profile = '/service/profil'
const security = `${profile}/sicherheit`
const region = (page: Page, name: string) => page.getByRole('region', { name })

async function open(page: Page, email: string) {
  await page.goto(profile)
  await logIn(page, email)
}

test('wishes outlive a reload, until they are reset', async ({ page }) => {
  await open(page, await newReader())
  const push = region(page, settingTexts.push.title)
  const news = region(page, profileTexts.myNews)
  await expect(push.getByText(settingTexts.push.text)).toBeVisible()
  await push.getByRole('checkbox', { name: settingTexts.push.names.breaking }).click()
  await push.getByRole('checkbox', { name: settingTexts.push.names.sports }).click()
  await news.getByRole('checkbox', { name: settingTexts.topics.names.culture }).click()
  const settings = region(page, settingTexts.kept.title)
  await expect(settings.getByText(settingTexts.kept.count(3))).toBeVisible()

  await page.reload()
  await expect(push.getByRole('checkbox', { name: settingTexts.push.names.breaking })).toBeChecked()
  await expect(push.getByRole('checkbox', { name: settingTexts.push.names.local })).not.toBeChecked()
  await expect(news.getByRole('checkbox', { name: settingTexts.topics.names.culture })).toBeChecked()
  await expectAccessible(page)

  await settings.getByRole('button', { name: settingTexts.kept.reset }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: settingTexts.kept.resetting.confirm }).click()
  await expect(page.getByText(settingTexts.kept.done)).toBeVisible()
  await expect(push.getByRole('checkbox', { name: settingTexts.push.names.breaking })).not.toBeChecked()
  await page.reload()
  await expect(settings.getByText(settingTexts.kept.empty)).toBeVisible()
})

test('a device that is signed out here is signed out there; everywhere means here as well', async ({
  page,
  otherBrowser,
}) => {
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
  await expect(heading(other, sessionTexts.title)).toBeVisible()
  await page.reload()
  await expect(heading(page, sessionTexts.title)).toBeVisible()
})

test('a marked article stands among the own news, until the mark is taken back', async ({ page }) => {
  await open(page, await newReader())
  const news = region(page, profileTexts.myNews)
  await expect(news.getByText(favouriteTexts.empty)).toBeVisible()
  const token = await page.evaluate(() => JSON.parse(localStorage['leserkonto.session']).access_token)
  const marked = await call(`${editionUrl('az')}/favorite/az/${await anyArticle()}`, {
    method: 'PUT',
    token,
    json: { type: 'article' },
  })
  expect(marked.status).toBe(200)
  const { title } = marked.body as { title: string }
  await page.reload()
  await expect(news.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await news.getByRole('button', { name: favouriteTexts.removeNamed(title) }).click()
  await expect(page.getByText(favouriteTexts.removed)).toBeVisible()
  await expect(news.getByText(favouriteTexts.empty)).toBeVisible()
})

test('everything that is stored comes as a file', async ({ page }) => {
  const email = await newReader()
  await open(page, email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: profileTexts.data.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(profileTexts.data.fileName)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email } })
})

test('plans, services and the ways on; a publisher that is down leaves the last known state', async ({
  page,
}) => {
  await open(page, 'plus@example.test')
  const plans = region(page, planTexts.title)
  await expect(plans.getByText('AZ PLUS')).toBeVisible()
  await expect(plans.getByText(/^Stand: /)).toBeVisible()
  await plans.getByRole('button', { name: subscriptionTexts.linked.refresh }).click()
  await expect(page.getByText(subscriptionTexts.linked.refreshed)).toBeVisible()
  const services = region(page, profileTexts.services.title)
  await expect(services.getByRole('link')).toHaveText([
    profileTexts.services.epaper,
    profileTexts.services.subscriptionService,
    profileTexts.services.contact,
  ])
  await page.evaluate(
    (scenario) => sessionStorage.setItem('leserkonto.mock_scenario', scenario),
    `session=${randomUUID()};fault=crm-503`,
  )
  await plans.getByRole('button', { name: subscriptionTexts.linked.refresh }).click()
  await expect(plans.getByText(subscriptionTexts.linked.stale)).toBeVisible()
  await expect(plans.getByText('AZ PLUS')).toBeVisible()
  // A copy is not said to be fresh.
  await expect(page.getByText(subscriptionTexts.linked.refreshed)).toBeHidden()
  await expectAccessible(page)
})

test('a screen reader finds heading and blocks in order', async ({ page }) => {
  await open(page, await newReader())
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Ihr Profil" [level=1]
    - region "Persönliche Daten"
    - region "Profilbild"
    - region "Ihre Abonnements"
    - region "Meine Nachrichten"
    - region "Newsletter"
    - region "Push-Nachrichten"
    - region "Unsere Services"
    - region "Einstellungen"
    - region "Anmeldung und Sicherheit"
    - region "Ihre Daten"
    - button "Abmelden"
  `)
})

test('the sign-on edition has no personalised news and no e-paper', async ({ page }) => {
  const email = await newReader()
  await page.goto(`${editionUrl('sso')}${profile}`)
  await logIn(page, email)
  await expect(region(page, settingTexts.push.title)).toBeVisible()
  await expect(region(page, profileTexts.myNews)).toHaveCount(0)
  await expect(page.getByRole('link', { name: profileTexts.services.epaper })).toHaveCount(0)
})

/** Id of an article of the edition, as the publisher lists it. */
async function anyArticle(): Promise<string> {
  const { body } = await call(`${publisherUrl}/content/v1/articles?edition=az&limit=1`)
  const [article] = (body as { articles: { id: string }[] }).articles
  return article?.id ?? ''
}
