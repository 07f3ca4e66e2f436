import { errorTexts, pictureTexts, profileTexts } from '@leserkonto/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { newReader } from '../support/reader.ts'

const megabyte = 1024 * 1024

test('a picture: too large, wrong format, too small, not square, fine, and gone again', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newReader()
  await page.goto('/service/profil/persoenlich')
  await logIn(page, email, { lands: profileTexts.personal.title })
  const block = page.getByRole('region', { name: pictureTexts.title })
  const problem = block.getByRole('alert')
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    block.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

  await choose('gross.png', 'image/png', Buffer.alloc(10 * megabyte + 1))
  await expect(problem).toHaveText(errorTexts.PICTURE_TOO_LARGE)
  await choose('bild.gif', 'image/gif', Buffer.from('GIF89a'))
  await expect(problem).toHaveText(errorTexts.PICTURE_FORMAT)
  await choose('bild.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  await expect(problem).toHaveText(errorTexts.PICTURE_DAMAGED)
  await choose('klein.png', 'image/png', await png(page, 199, 199))
  await expect(problem).toHaveText('Das Bild muss mindestens 200 × 200 Pixel groß sein.')
  await expectAccessible(page)

  await choose('breit.png', 'image/png', await png(page, 600, 400))
  await expect(block.getByText(pictureTexts.cut.help)).toBeVisible()
  await expectAccessible(page)
  await block.getByRole('slider').press('End')
  await block.getByRole('button', { name: pictureTexts.save }).click()
  await expect(block.getByText(errorTexts.PICTURE_RIGHTS)).toBeVisible()
  await block.getByRole('checkbox').check()
  await block.getByRole('button', { name: pictureTexts.save }).click()
  await expect(page.getByText(pictureTexts.saved)).toBeVisible()
  const shown = block.locator('img')
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([400, 400])
  // The right end of the picture was chosen, and that is green.
  expect(await colourOf(page, await shown.getAttribute('src'))).toEqual([0, 255, 0])
  await expectAccessible(page)

  await page.route('**/trpc/picture.remove*', (route) => route.abort())
  await block.getByRole('button', { name: pictureTexts.delete }).click()
  const dialog = page.getByRole('dialog', { name: pictureTexts.deletion.title })
  await dialog.getByRole('button', { name: pictureTexts.deletion.confirm }).click()
  await expect(dialog.getByText(errorTexts.PICTURE_DELETE_FAILED)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/trpc/picture.remove*')
  await dialog.getByRole('button', { name: pictureTexts.deletion.confirm }).click()
  await expect(page.getByText(pictureTexts.deleted)).toBeVisible()
  await page.reload()
  await expect(block.getByText(pictureTexts.empty)).toBeVisible()

  await choose('quadrat.jfif', 'image/pjpeg', await png(page, 300, 300))
  await expect(block.getByRole('slider')).toHaveCount(0)
  await block.getByRole('checkbox').check()
  await block.getByRole('button', { name: pictureTexts.save }).click()
  await expect(page.getByText(pictureTexts.saved)).toBeVisible()
  await page.reload()
  await expect(block.getByText(pictureTexts.shown)).toBeVisible()
})

/** A picture that is red on the left and green from the middle on. */
async function png(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#ff0000'
      context.fillRect(0, 0, w / 3, h)
      context.fillStyle = '#00ff00'
      context.fillRect(w / 3, 0, w, h)
      return canvas.toDataURL('image/png')
    },
    [width, height],
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The colour at the left edge of a picture, as red, green and blue. */
const colourOf = (page: Page, src: string | null) =>
  page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address ?? '')).blob())
    const context = Object.assign(document.createElement('canvas'), { width: 9, height: 9 }).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3)
  }, src)
