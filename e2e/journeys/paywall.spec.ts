import {
  announcementTexts,
  fieldLabels,
  paywallTexts,
  sharedReaderTexts,
  subscriptionTexts,
} from '@leserkonto/texts'
import { expect, type Page, test } from '@playwright/test'
import { formField } from '../support/form-field.ts'
import { personaPassword } from '../support/log-in.ts'
import { ownCustomer } from '../support/own-readers.ts'
import { heading, newReader, tryLogIn } from '../support/reader.ts'
import { openLogin } from '../support/sign-in-sheet.ts'
import { editionUrl } from '../support/stack.ts'

const article = '/artikel/az-marktplatz-baeume'
const hidden = 'Geplant sind 24 Linden in fünf Reihen'
const { states, ways } = paywallTexts

const offer = (page: Page) => page.getByRole('article').getByRole('region', { name: paywallTexts.heading })
const firstWay = (page: Page) => offer(page).getByRole('link').first()

/** Signs in from the offer and is back at the article. */
async function readAs(page: Page, email: string, path = article) {
  await page.goto(path)
  await openLogin(page, offer(page).getByRole('link', { name: paywallTexts.signIn, exact: true }))
  await tryLogIn(page, email, personaPassword)
  await page.waitForURL(path)
}

test('link and read on: two clicks, two fields, two pages, and the article is open', {
  tag: '@firefox',
}, async ({ page }) => {
  const gpNumber = await ownCustomer()
  await readAs(page, await newReader())
  await expect(offer(page)).toContainText(states.unlinked)
  const views: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) views.push(new URL(frame.url()).pathname)
  })

  await firstWay(page).click()
  const form = page.getByRole('tabpanel', { name: subscriptionTexts.ways.number })
  await formField(form, fieldLabels.gp_number).fill(gpNumber)
  await formField(form, fieldLabels.postcode).fill('12345')
  await form.getByRole('button', { name: subscriptionTexts.link.submit }).click()

  await expect(page.getByText(hidden)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  expect([...new Set(views)]).toEqual(['/service/profil/linkSubscription', article])
})

test('a stranger who has bought signs in on the way, links, and is at the article', { tag: '@once' }, async ({
  page,
}) => {
  const gpNumber = await ownCustomer()
  const email = await newReader()
  await page.goto(article)
  await offer(page).getByRole('link', { name: paywallTexts.link }).click()
  await tryLogIn(page, email, personaPassword)
  const form = page.getByRole('tabpanel', { name: subscriptionTexts.ways.number })
  await formField(form, fieldLabels.gp_number).fill(gpNumber)
  await formField(form, fieldLabels.postcode).fill('12345')
  await form.getByRole('button', { name: subscriptionTexts.link.submit }).click()
  await expect(page.getByText(hidden)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: announcementTexts.linked })).toBeVisible()
})

test('who linked before and has only signed in on the way is at the article, too', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(article)
  await offer(page).getByRole('link', { name: paywallTexts.link }).click()
  await tryLogIn(page, 'plus@example.test', personaPassword)
  await expect(page.getByText(hidden)).toBeVisible()
})

test.describe('what the offer says is true, and its first way leads on', { tag: '@once' }, () => {
  test('a plan that has ended: the offers of the newspaper', async ({ page }) => {
    await readAs(page, 'abgelaufen@example.test')
    await expect(offer(page)).toContainText('Ihr Abo „AZ PLUS“ ist am ')
    await expect(firstWay(page)).toHaveText(ways.renew)
    await expect(firstWay(page)).toHaveAttribute('href', 'https://abo.az.example/angebote')
    await expect(offer(page).getByRole('link', { name: paywallTexts.link })).toHaveCount(0)
    await offer(page).getByRole('link', { name: ways.plans }).click()
    await expect(page.getByRole('main')).toContainText('AZ PLUS')
  })

  test('print only: what runs, and that it is not enough', async ({ page }) => {
    await readAs(page, 'nur.druck@example.test')
    await expect(offer(page)).toContainText(states.notIncluded('AZ gedruckte Zeitung'))
    await expect(firstWay(page)).toHaveText(ways.extend)
  })

  test('a shared plan that has ended: who owns it', async ({ page }) => {
    await readAs(page, 'familie.beendet.mitglied@example.test')
    await expect(offer(page)).toContainText(states.sharedEnded)
    await firstWay(page).click()
    await expect(heading(page, sharedReaderTexts.ended.title)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Gesine Altmann')
  })

  test('a plan of another newspaper: which one, and the way there', async ({ page }) => {
    await readAs(page, 'plus@example.test', `${editionUrl('rt')}/artikel/rt-moor-renaturierung`)
    await expect(offer(page)).toContainText(states.otherEdition('AZ PLUS', 'Auentaler Zeitung'))
    await expect(firstWay(page)).toHaveAttribute('href', 'https://abo.rt.example/plus')
    await offer(page)
      .getByRole('link', { name: ways.newspaper('Auentaler Zeitung') })
      .click()
    await page.waitForURL(`${editionUrl('az')}/overview`)
  })
})
