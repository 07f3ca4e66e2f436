import { areaTexts, profileTexts, pushTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectReflow } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { heading, newReader, openAs } from '../support/reader.ts'
import { editionUrl, processEnvironment, stack } from '../support/stack.ts'

const inbox = `http://127.0.0.1:${processEnvironment.INBOX_PORT}/api/push`
const pushPage = `${editionUrl('az')}/service/profil/push`

type Target = { id: string; endpoint: string; p256dh: string; auth: string }

/** A browser at the stand-in's push service: Chromium without a head has none of its own. */
async function withPushService(page: Page, answer: NotificationPermission): Promise<Target> {
  const target: Target = await (await fetch(`${inbox}/subscriptions`, { method: 'POST' })).json()
  await page.addInitScript(
    ({ endpoint, p256dh, auth, permission }) => {
      let given: NotificationPermission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => given })
      Notification.requestPermission = async () => {
        given = permission
        return permission
      }
      const subscription = {
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => true,
      }
      let current: typeof subscription | null = null
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => {
          current = subscription
          return subscription
        },
      })
    },
    { ...target, permission: answer },
  )
  return target
}

const shownBy = async ({ id }: Target) =>
  (await (await fetch(`${inbox}/messages?subscription=${id}`)).json()).messages

test('breaking news reaches a browser whose reader has pressed for it, and no other any more once it is off', {
  tag: '@once',
}, async ({ page }) => {
  const target = await withPushService(page, 'granted')
  await openAs(page, await newReader(), `${editionUrl('az')}/service/profil/nachrichten`)
  await expect(heading(page, profileTexts.myNews)).toBeVisible()
  await page.getByRole('link', { name: pushTexts.link }).click()
  await expect(heading(page, pushTexts.title)).toBeVisible()
  await expect(page.getByText(pushTexts.here.off)).toBeVisible()
  await expectAccessible(page)
  await expectReflow(page)
  await page.getByRole('button', { name: pushTexts.here.turnOn }).click()
  await expect(page.getByText(pushTexts.here.on)).toBeVisible()
  await expectAccessible(page)

  const news = {
    type: 'news.breaking',
    edition: 'az',
    topic: 'eilmeldungen',
    article_id: 'az-wasserrohrbruch',
  }
  await stack.emit({ ...news, title: 'Wasserrohrbruch', text: 'Die Auenstraße ist gesperrt.' })
  await expect
    .poll(() => shownBy(target))
    .toMatchObject([
      {
        copies: 1,
        payload: {
          web_push: 8030,
          notification: {
            title: 'Wasserrohrbruch',
            navigate: `${editionUrl('az')}/artikel/az-wasserrohrbruch`,
          },
        },
      },
    ])

  await page.getByRole('button', { name: pushTexts.here.turnOff }).click()
  await expect(page.getByText(pushTexts.here.off)).toBeVisible()
  await stack.emit({ ...news, article_id: 'az-nachtbus-linie', title: 'Nachtbus', text: 'Er fährt.' })
  expect(await shownBy(target)).toHaveLength(1)
})

test('who has denied reads how to allow it again', { tag: '@once' }, async ({ page }) => {
  await withPushService(page, 'denied')
  await openAs(page, await newReader(), pushPage)
  await page.getByRole('button', { name: pushTexts.here.turnOn }).click()
  await expect(page.getByRole('heading', { name: pushTexts.denied.title })).toBeVisible()
  await expectAccessible(page)
})

test('the service worker answers no page, and the page names its manifest', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, await newReader(), pushPage)
  await expect(page.getByRole('link', { name: areaTexts.push })).toHaveAttribute('aria-current', 'page')
  const [worker, manifest] = await page.evaluate(async () =>
    Promise.all(['/push-worker.js', '/app.webmanifest'].map(async (path) => (await fetch(path)).text())),
  )
  expect(worker?.length).toBeLessThanOrEqual(4_000)
  expect(worker).toContain('notificationclick')
  expect(worker).not.toMatch(/addEventListener\(.fetch/)
  expect(JSON.parse(manifest ?? '')).toMatchObject({ name: 'Auentaler Zeitung', display: 'standalone' })
})
