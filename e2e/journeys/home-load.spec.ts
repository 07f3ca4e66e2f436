import { homeTexts } from '@leserkonto/texts'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectStill, paintBeforeData } from '../support/layout-shift.ts'
import { logIn } from '../support/log-in.ts'

const firstCalls = [
  'session.userinfo',
  'settings.list',
  'newsletter.user',
  'sharedSubscriptions.hasInvitation',
]
/** They need the publisher, or the customer number that the first ones bring. */
const secondCalls = ['subscriptions.list', 'sharedSubscriptions.childUsers', 'newsletter.list', 'home.today']

test('the profile stands after two rounds of calls: nothing moves then, and no call waits for a third', async ({
  page,
}) => {
  const plan = page.getByRole('region', { name: homeTexts.plan.title }).getByText('AZ PLUS Familie')
  await page.goto('/service/profil')
  await logIn(page, 'familie.inhaber@example.test')
  await expect(plan).toBeVisible()
  // What waits for an answer is painted before it comes.
  await paintBeforeData(page)
  const { held, release } = await holdCalls(page)
  await page.reload()
  await expect.poll(held).toEqual(expect.arrayContaining(firstCalls))
  await expect(plan).toBeHidden()
  await release()
  await expect.poll(held).toEqual(expect.arrayContaining(secondCalls))
  // The plan is there with the reader.
  await expect(plan).toBeVisible()
  const today = page.getByRole('region', { name: homeTexts.today.title })
  const place = await today.boundingBox()
  await release()
  await expect(today.getByRole('article')).toContainText(/\S/)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await today.boundingBox(), 'what comes after the plan').toEqual(place)
  await expectStill(page)
  expect(held()).toEqual([])
})

/** Holds back all calls of the page from now on, until it is told to let those go that wait. */
async function holdCalls(page: Page) {
  let waiting: Route[] = []
  await page.route('**/trpc/**', (route) => {
    waiting.push(route)
  })
  const namesOf = (route: Route) =>
    (new URL(route.request().url()).pathname.split('/').at(-1) ?? '').split(',')
  return {
    /** Names of the operations that wait. */
    held: () => waiting.flatMap(namesOf),
    release: async () => {
      const going = waiting
      waiting = []
      await Promise.all(going.map((route) => route.continue()))
    },
  }
}
