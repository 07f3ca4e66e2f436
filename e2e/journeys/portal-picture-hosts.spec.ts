import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editions } from '@leserkonto/editions'
import { expect, type Locator, test } from '@playwright/test'
import { call } from '../support/call.ts'
import { complaints } from '../support/complaints.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

// A newsroom's pictures are at hosts of others: two here, of which the edition names one.
const newspaper = 'Bilderbote'
const folder = mkdtempSync(join(tmpdir(), 'editions-'))
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640"/></svg>'
let hosts: PictureHost[] = []
let own: OwnStack

type PictureHost = { server: Server; origin: string; asked: string[] }

async function pictureHost(): Promise<PictureHost> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test.beforeAll(async () => {
  hosts = await Promise.all([pictureHost(), pictureHost()])
  const pictureOrigins = [{ origin: hosts[0]?.origin, sized: '{url}?w={width}' }]
  for (const edition of editions)
    writeFileSync(
      join(folder, `${edition.shortcut}.json`),
      JSON.stringify(edition.shortcut === 'az' ? { ...edition, name: newspaper, pictureOrigins } : edition),
    )
  own = await prepareOwnStack({ environment: { EDITIONS_DIR: folder } })
  await Promise.all((['publisher', 'api'] as const).map(own.start))
})
test.afterAll(async () => {
  await own?.remove()
  for (const { server } of hosts) server.close()
  rmSync(folder, { recursive: true })
})

/** The first articles of the front, each with another picture from now on. */
async function pictured(...addresses: readonly string[]): Promise<string[]> {
  const { body } = await call(`${own.publisherUrl}/content/v1/front/az`, { token: 'dev-crm-key' })
  const { blocks } = body as { blocks: { articles: { id: string; teaserImage: unknown }[] }[] }
  const all = blocks.flatMap(({ articles }) => articles).filter(({ teaserImage }) => teaserImage !== null)
  const ids = [...new Set(all.map(({ id }) => id))].slice(0, addresses.length)
  for (const [index, id] of ids.entries()) {
    const json = { teaserImage: addresses[index] }
    await call(`${own.publisherUrl}/__mock/articles/${id}`, { method: 'PATCH', json })
  }
  return ids
}

const widthOf = (image: Locator) => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)

test('pictures of a host that the edition names are shown in sizes, of any other there are none', {
  tag: '@once',
}, async ({ page }) => {
  const [named, stranger] = hosts as [PictureHost, PictureHost]
  const [shown = '', without = ''] = await pictured(`${named.origin}/a.svg`, `${stranger.origin}/b.svg`)
  const faults = complaints(page)
  await page.goto(`${own.apiUrl}/overview`)
  await expect(page).toHaveTitle(new RegExp(newspaper))
  const teaser = (id: string) => page.locator(`main article[data-article-id="${id}"]`).first()
  const image = teaser(shown).locator('picture img')
  await expect.poll(() => widthOf(image)).toBeGreaterThan(0)
  expect(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(/\/a\.svg\?w=\d+$/)
  await expect(teaser(without)).toBeVisible()
  await expect(teaser(without).locator('img')).toHaveCount(0)

  await page.goto(`${own.apiUrl}/artikel/${shown}`)
  await expect.poll(() => widthOf(page.locator('main picture img').first())).toBeGreaterThan(0)
  expect(faults).toEqual([])

  const refused = await page.evaluate(
    (src) =>
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          done(effectiveDirective),
        )
        document.body.append(Object.assign(new Image(), { src }))
      }),
    `${stranger.origin}/c.svg`,
  )
  expect(refused).toBe('img-src')
  expect(stranger.asked).toEqual([])
})
