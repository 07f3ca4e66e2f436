import { expect, type Page, test } from '@playwright/test'
import { complaints as readComplaints } from '../support/complaints.ts'
import { runAxe } from '../support/run-axe.ts'

type Entry = { readonly id: string; readonly title: string; readonly type: 'story' | 'docs' }

/** Opens a page of documentation and waits until its title is drawn. */
async function openDocs(page: Page, id: string) {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
}

test('the catalogue begins with its introduction, from where tokens, bytes, accessibility, a front and an article are one press away', async ({
  page,
}) => {
  await page.goto('/')
  const content = page.frameLocator('#storybook-preview-iframe')
  await expect(content.getByRole('heading', { name: 'Blocks for newspapers' })).toBeVisible()
  for (const [name, heading] of [
    ['tokens', 'Tokens'],
    ['bytes', 'Bytes of each import'],
    ['accessibility', 'Accessibility'],
  ] as const) {
    await page.goto('/')
    await content.getByRole('link', { name, exact: true }).click()
    await expect(content.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  for (const name of ['a front', 'an article']) {
    await page.goto('/')
    await content.getByRole('link', { name, exact: true }).click()
    await expect(content.getByRole('main')).toBeVisible()
  }
})

test('axe finds nothing on the pages of the start', async ({ page }) => {
  for (const id of ['introduction', 'tokens', 'accessibility', 'bytes']) {
    await openDocs(page, `start-${id}--docs`)
    const found = await runAxe(
      page,
      { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
      '#storybook-docs',
    )
    expect(found, id).toEqual([])
  }
})

test('the tokens are those of the sheet, and each weight is measured', async ({ page }) => {
  await openDocs(page, 'start-tokens--docs')
  await expect(page.getByRole('row', { name: /--lk-ink /u })).toContainText(/1\d\.\d : 1.*1\d\.\d : 1/u)
  await openDocs(page, 'start-bytes--docs')
  const weights = await page.getByRole('row', { name: /^(Button|Slider|TeaserGrid) /u }).allInnerTexts()
  expect(weights).toHaveLength(3)
  for (const weight of weights) expect(weight).toMatch(/\s[1-9]?\d*\.[1-9]/u)
})

test('every block has a page of documentation with its props, without a complaint of the browser', async ({
  page,
}) => {
  const complaints = readComplaints(page)
  const index = (await (await page.request.get('/index.json')).json()) as { entries: Record<string, Entry> } // Storybook's own
  const docs = Object.values(index.entries).filter(
    ({ type, title }) => type === 'docs' && /^(Blocks|Teasers)\//u.test(title),
  )
  expect(docs.length).toBeGreaterThan(60)
  const withoutProps: string[] = []
  for (const { id, title } of docs) {
    await openDocs(page, id)
    if ((await page.locator('.docblock-argstable tbody tr').count()) === 0) withoutProps.push(title)
  }
  // They take the attributes of their element and nothing of their own.
  expect(withoutProps).toEqual(['Blocks/CloseButton', 'Blocks/RequiredNote', 'Blocks/VisuallyHidden'])
  expect(complaints).toEqual([])
})
