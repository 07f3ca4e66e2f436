import { searchTexts } from '@leserkonto/texts'
import { expect, type Page, test } from '@playwright/test'
import { judge } from '../support/accessibility.ts'
import { complaints } from '../support/complaints.ts'

/** As a reader finds the search: by the field in the head, or where that has no room by the link in the row. */
async function searchFor(page: Page, words: string): Promise<void> {
  const head = page.getByRole('banner')
  const field = head.getByRole('searchbox', { name: searchTexts.label })
  if (await field.isVisible()) {
    await field.fill(words)
    await field.press('Enter')
  } else {
    await head.getByRole('link', { name: searchTexts.title, exact: true }).click()
    await page.getByRole('searchbox', { name: searchTexts.label }).fill(words)
    await page.getByRole('button', { name: searchTexts.submit }).click()
  }
}

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: searchTexts.label })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a reader finds an article by a word in another spelling, and reads it', async ({ page }) => {
      await page.goto('/overview')
      await searchFor(page, 'gartenstrasse')
      await expect(page).toHaveURL(/\/suche\?q=gartenstrasse$/)
      await expect(field(page)).toHaveValue('gartenstrasse')
      await expect(page.getByRole('heading', { level: 2, name: 'zu „gartenstrasse“' })).toBeVisible()
      await page.getByRole('link', { name: 'Wasserrohrbruch legt die Gartenstraße lahm' }).click()
      await expect(page.getByText('Verletzt wurde niemand.')).toBeVisible()
    })

    test('the results go on, and each is there once', async ({ page }) => {
      await page.goto('/suche?q=der')
      const found = page.locator('[data-stories] article')
      await expect(found).toHaveCount(10)
      await page.getByRole('link', { name: searchTexts.more }).click()
      await expect(found).toHaveCount(javaScriptEnabled ? 20 : 10)
      const shown = await found.evaluateAll((all) => all.map((one) => one.querySelector('a')?.pathname))
      expect(new Set(shown).size).toBe(shown.length)
    })
  })

test('nothing found leads on; every state of the page is accessible and complains of nothing', async ({
  page,
}) => {
  const said = complaints(page)
  for (const query of ['', '?q=der', '?q=Nashornk%C3%A4fer', '?q=a', '?q=der&seite=50']) {
    await page.goto(`/suche${query}`, query === '' ? {} : { referer: page.url() })
    await judge(page)
  }
  await page.goto('/suche?q=Nashornk%C3%A4fer', { referer: page.url() })
  await page.getByRole('main').getByRole('link', { name: 'Sport', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport')
  expect(said).toEqual([])
})
