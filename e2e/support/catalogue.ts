import type { APIRequestContext, Page } from '@playwright/test'

/** One story of the built catalogue. */
export type Story = { readonly id: string; readonly title: string; readonly name: string }

type IndexEntry = Story & { readonly type: 'story' | 'docs' }

/** All stories, without the documentation pages. */
async function storiesOf(request: APIRequestContext): Promise<readonly Story[]> {
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

type Channel = {
  on(event: string, listener: (id: unknown) => void): void
  emit(event: string, payload: unknown): void
}

/** Exchanges the open story for another without loading the page again. */
async function exchangeStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel // Storybook's own channel
    return new Promise<void>((resolve, reject) => {
      channel.on('storyRendered', (rendered) => rendered === storyId && resolve())
      for (const failure of ['storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(failure, () => reject(new Error(`story ${storyId} does not render`)))
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }, id)
}

/** The catalogue in two parts of about the same size, so that neither walk takes long. */
const partsOfCatalogue = {
  blocks: ({ title }: Story) => !title.startsWith('Account/'),
  screens: ({ title }: Story) => title.startsWith('Account/'),
} as const

/** A part of the catalogue by its name. */
export type CataloguePart = keyof typeof partsOfCatalogue

export const catalogueParts: readonly CataloguePart[] = ['blocks', 'screens']

/** Shows every story of the catalogue, or of one part, once, in its order, and calls back when each is drawn. */
export async function walkStories(
  page: Page,
  globals: Globals,
  visit: (story: Story) => Promise<void>,
  part?: CataloguePart,
): Promise<void> {
  const stories = await storiesOf(page.request)
  const [first, ...others] = part ? stories.filter(partsOfCatalogue[part]) : stories
  if (!first) throw new Error('the catalogue is empty')
  await openStory(page, first.id, globals)
  await visit(first)
  for (const story of others) {
    await exchangeStory(page, story.id)
    await visit(story)
  }
}
