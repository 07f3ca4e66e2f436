import { expect, type Locator, type Page } from '@playwright/test'

const maxSteps = 60

/** Moves the focus with the Tab key until it is on the element; fails when the element cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by ${maxSteps} Tab keys.`)
}
