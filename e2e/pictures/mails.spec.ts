import { join } from 'node:path'
import { escapeHtml } from '@leserkonto/rules'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { editionUrl } from '../support/stack.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')

/** How mails are shown: in a wide window by day, and on a phone by night. */
const sheets = [
  { name: 'mails-wide', colorScheme: 'light', width: 680, columns: 8, shown: 190 },
  { name: 'mails-narrow', colorScheme: 'dark', width: 360, columns: 11, shown: 130 },
] as const

// The first of the signs that keep what follows out of the lists of mails.
const preheader = /<div style="display:none[^>]*>(.*?)\u034f/s

for (const { name, colorScheme, width, columns, shown } of sheets)
  test(`all mails, ${name} @once`, async ({ page, request }) => {
    test.slow()
    const about = `${editionUrl('az')}/email`
    const { mails } = (await (await request.get(about)).json()) as { mails: string[] }
    await page.emulateMedia({ colorScheme })
    const figures: string[] = []
    for (const mail of mails) {
      await page.setViewportSize({ width, height: 300 })
      await page.goto(`${about}/${mail}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const picture = await page.screenshot({ fullPage: true })
      const [, line = ''] = preheader.exec(await page.content()) ?? []
      const title = escapeHtml(await page.title())
      figures.push(
        `<figure><figcaption><b>${title}</b> – ${line}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
      )
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: columns * (shown + 12) + 12, height: 300 })
    await page.goto('about:blank')
    await page.setContent(`<!doctype html><style>
      body { margin: 12px; columns: ${columns}; column-gap: 12px; font: 10px/1.3 sans-serif; background: #fff }
      figure { margin: 0 0 14px; break-inside: avoid } figcaption { margin: 0 0 4px } img { width: 100%; border: 1px solid #ccc }
    </style>${figures.join('')}`)
    const sheet = await page.screenshot({ fullPage: true })
    await sharp(sheet)
      .png({ palette: true, colours: 12, effort: 10 })
      .toFile(join(folder, `${name}.png`))
  })
