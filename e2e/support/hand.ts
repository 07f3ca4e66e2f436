import { expect, type Locator, type Page } from '@playwright/test'

/** How a reader works the page: by pointer or touch, or by keyboard alone. */
export type Hand = {
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Ticks a box, or takes the tick back. */
  tick(box: Locator): Promise<void>
}

/** Clicks and fills. */
export const pointer: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  tick: (box) => box.click(),
}

/** Tab, Enter, arrow keys and letters. */
export const keyboard = (page: Page): Hand => ({
  press: async (target) => {
    if ((await target.getAttribute('role')) === 'tab') return openTab(page, target)
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  type: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  },
  tick: async (box) => {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  },
})

const maxSteps = 60

/** Moves the focus with the Tab key until it is on the element; fails when the element cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by ${maxSteps} Tab keys.`)
}

/** A list of tabs is one stop of the Tab key; from the open tab the arrows lead to the others. */
async function openTab(page: Page, target: Locator): Promise<void> {
  const tabs = page.getByRole('tab')
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (let step = 0; step <= (await tabs.count()); step += 1) {
    if ((await target.getAttribute('aria-selected')) === 'true') return
    const open = await page.getByRole('tab', { selected: true }).textContent()
    await page.keyboard.press('ArrowRight')
    // The next tab opens a moment later; a second key before that would lead back.
    await expect(page.getByRole('tab', { selected: true })).not.toHaveText(open ?? '')
  }
  throw new Error(`${target} is not opened by the arrow keys.`)
}
