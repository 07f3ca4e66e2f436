import {
  announcementTexts,
  fieldLabels,
  homeTexts,
  invitationTexts,
  loginCodeTexts,
  passwordTexts,
  paywallTexts,
  registrationTexts,
  sessionTexts,
  sharedOwnerTexts,
  sharedReaderTexts,
  uiTexts,
  welcomeTexts,
} from '@leserkonto/texts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { formField } from '../support/form-field.ts'
import { expect, test } from '../support/journey.ts'
import { personaPassword } from '../support/log-in.ts'
import { mailedCode } from '../support/login-code.ts'
import { invitationOf, ownOwner } from '../support/own-readers.ts'
import { freshAddress, heading, home, newReader, openAs, tryLogIn } from '../support/reader.ts'
import { linkMailedTo } from '../support/reader-mail.ts'
import { planPath } from '../support/shared-plan.ts'
import { editionUrl, stack } from '../support/stack.ts'

const locked = `${editionUrl('az')}/artikel/az-marktplatz-baeume`
const profile = '/service/profil'
const family = { family: { max_members: 4 } }

/** Counts what a way asks of a reader: clicks, fields that are filled in, and pages with a heading of their own. */
function counting(page: Page) {
  const taken = { clicks: 0, fields: 0, pages: 0 }
  return {
    taken,
    click: async (target: Locator) => {
      taken.clicks += 1
      await target.click()
    },
    fill: async (field: Locator, text: string) => {
      taken.fields += 1
      await field.fill(text)
    },
    /** The click on the link of a mail. */
    openMail: async (link: string, inPage = page) => {
      taken.clicks += 1
      await inPage.goto(link)
    },
    see: async (sign: Locator) => {
      taken.pages += 1
      await expect(sign).toBeVisible()
    },
  }
}

/** Expects that the first page says what was done, until it is closed, and a later one nothing more. */
async function expectSaid(page: Page, text: string) {
  const notice = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`${text} Sie sind als (Kim Probe|l\\*{3}@e\\*{3}\\.test) angemeldet\\.`) })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button', { name: uiTexts.overlay.close }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
}

const offer = (page: Page) => page.getByRole('heading', { name: paywallTexts.heading })
const main = (page: Page) => page.getByRole('main')
const way = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** From the locked article to the view that names the mailbox. */
async function registerAtTheWall(page: Page, count: ReturnType<typeof counting>, email: string) {
  await page.goto(locked)
  await count.see(offer(page))
  await count.click(way(page, paywallTexts.ways.registerWithPassword))
  await count.see(heading(page, sessionTexts.title))
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.register })
  await count.fill(formField(form, fieldLabels.email), email)
  await count.fill(formField(form, fieldLabels.password), personaPassword)
  await count.click(form.getByRole('button', { name: registrationTexts.submit }))
  // The same page, with another text.
  await expect(heading(page, registrationTexts.checkMailbox.title)).toBeVisible()
}

test('from a locked article to an account with a password and back: 4 clicks, 2 fields, 4 pages', async ({
  page,
}) => {
  const email = freshAddress()
  const count = counting(page)
  await registerAtTheWall(page, count, email)
  await count.openMail(await linkMailedTo(email, 'activation'))
  await count.see(heading(page, registrationTexts.activate.title))
  await count.click(button(page, registrationTexts.activate.submit))
  await page.waitForURL(locked)
  await count.see(offer(page))
  await expect(way(page, paywallTexts.signIn)).toHaveCount(0)
  const welcome = page.getByRole('link', { name: welcomeTexts.open })
  await expect(welcome).toHaveAttribute('href', /\/willkommen\?return_url=%2Fartikel%2F/)
  await expectSaid(page, announcementTexts.activated)
  expect(count.taken).toEqual({ clicks: 4, fields: 2, pages: 4 })
})

test('the mail opened in another browser activates there, signs nobody in, and leads back by the login', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const email = freshAddress()
  await registerAtTheWall(page, counting(page), email)
  const elsewhere = await otherBrowser()
  await elsewhere.goto(await linkMailedTo(email, 'activation'))
  await button(elsewhere, registrationTexts.activate.submit).click()
  await expect(heading(elsewhere, sessionTexts.title)).toBeVisible()
  expect(elsewhere.url()).not.toContain(encodeURIComponent(email))
  await tryLogIn(elsewhere, email, personaPassword)
  await elsewhere.waitForURL(locked)
})

test('a stranger’s activation link leaves the reader who is signed in who they are', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const [stranger, reader] = [freshAddress(), await newReader()]
  const elsewhere = await otherBrowser()
  await registerAtTheWall(elsewhere, counting(elsewhere), stranger)
  await openAs(page, reader, profile)
  await expect(home(page)).toBeVisible()
  await page.goto(await linkMailedTo(stranger, 'activation'))
  await button(page, registrationTexts.activate.submit).click()
  await page.waitForURL(/\/activation\/success$/)
  await page.goto(profile)
  await expect(page.getByText(reader)).toBeVisible()
})

test('from a forgotten password to the page that was wanted: 4 clicks, 2 fields, 4 pages', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  const count = counting(page)
  await page.goto(`${profile}/loginRegister?return_url=${encodeURIComponent(locked)}`)
  await count.see(heading(page, sessionTexts.title))
  await count.click(way(page, sessionTexts.login.forgotten))
  await count.see(heading(page, passwordTexts.request.title))
  await count.fill(formField(main(page), fieldLabels.email), email)
  await count.click(button(page, passwordTexts.request.submit))
  await expect(heading(page, passwordTexts.request.sent.title)).toBeVisible()
  await count.openMail(await linkMailedTo(email, 'passwordReset'))
  await count.see(heading(page, passwordTexts.reset.title))
  await count.fill(formField(main(page), passwordTexts.update.newPassword), 'Ganz-Neu-88')
  await count.click(button(page, passwordTexts.reset.submit))
  await page.waitForURL(locked)
  await count.see(offer(page))
  await expectSaid(page, announcementTexts.passwordSet)
  expect(count.taken).toEqual({ clicks: 4, fields: 2, pages: 4 })
})

test('from the overview to an invitation that is sent: 3 clicks, 1 field, 2 pages', { tag: '@once' }, async ({
  page,
}) => {
  const [owner, email] = [await ownOwner(family), freshAddress()]
  await openAs(page, owner.email, profile)
  const count = counting(page)
  await count.see(home(page))
  const { invite, title } = homeTexts.account.shared
  await count.click(way(page, `${invite}: ${title}`))
  await page.waitForURL(`**${planPath}`)
  await count.see(heading(page, sharedOwnerTexts.title('family')))
  await count.fill(formField(main(page), fieldLabels.email), email)
  await count.click(page.getByRole('checkbox', { name: sharedOwnerTexts.invite.sameAddress }))
  await count.click(button(page, sharedOwnerTexts.invite.submit))
  await expect(page.getByText(sharedReaderTexts.states.invited(email))).toBeVisible()
  expect(count.taken).toEqual({ clicks: 3, fields: 1, pages: 2 })
})

test('from the mail of an invitation to reading along, for who has an account: 2 clicks, 1 field, 3 pages', {
  tag: '@once',
}, async ({ page }) => {
  const [owner, email] = [
    await ownOwner({ company: { seats: 3, allowed_domains: ['example.test'] } }),
    await newReader(),
  ]
  const link = await invitationOf(owner, email)
  const known = await stack.mailsTo(email)
  const count = counting(page)
  await count.openMail(link)
  await count.see(heading(page, invitationTexts.title))
  await expectAccessible(page)
  await count.click(button(page, invitationTexts.accept))
  await count.see(heading(page, loginCodeTexts.title))
  await count.fill(formField(main(page), fieldLabels.code), await mailedCode(email, known))
  await count.see(heading(page, invitationTexts.success.title('company')))
  expect(count.taken).toEqual({ clicks: 2, fields: 1, pages: 3 })
})
