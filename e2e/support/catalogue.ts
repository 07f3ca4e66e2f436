import type { APIRequestContext, Page } from '@playwright/test'

/** One story of the built catalogue. */
export type Story = { readonly id: string; readonly title: string; readonly name: string }

type IndexEntry = Story & { readonly type: 'story' | 'docs' }

/** All stories, without the documentation pages. */
export async function storiesOf(request: APIRequestContext): Promise<readonly Story[]> {
  const index = (await (await request.get('/index.json')).json()) as {
    entries: Record<string, IndexEntry>
  } // the format of Storybook's own index
  return Object.values(index.entries).filter((entry) => entry.type === 'story')
}

/** What the toolbar would set. */
export type Globals = { readonly scheme?: 'light' | 'dark'; readonly edition?: string }

/** Opens one story alone and waits until it is drawn; throws when it shows Storybook's error page. */
export async function openStory(page: Page, id: string, globals: Globals = {}): Promise<void> {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`)
  const outcome = await page.waitForFunction(() => {
    const shows = (state: string) => document.body.classList.contains(`sb-show-${state}`)
    if (shows('errordisplay') || shows('nopreview')) return 'broken'
    return shows('main') && document.querySelector('#storybook-root')?.hasChildNodes() ? 'drawn' : null
  })
  if ((await outcome.jsonValue()) === 'broken') throw new Error(`story ${id} does not render`)
  await page.evaluate(() => document.fonts.ready)
}
