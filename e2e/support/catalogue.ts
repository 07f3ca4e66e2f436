import type { APIRequestContext, Page, Request } from '@playwright/test'

/** One story of the built catalogue. */
export type Story = {
  readonly id: string
  readonly title: string
  readonly name: string
  /** Its file from the root, after a `./`. */
  readonly importPath: string
}

type IndexEntry = Story & { readonly type: 'story' | 'docs' }

// `npm test -- --changed` walks the stories of some folders only.
const folders = process.env.STORY_FOLDERS?.split(',')

/** All stories, or those of STORY_FOLDERS, without the documentation pages. */
async function storiesOf(request: APIRequestContext): Promise<readonly Story[]> {
  const index = (await (await request.get('/index.json')).json()) as {
    entries: Record<string, IndexEntry>
  } // the format of Storybook's own index
  const isMeant = ({ importPath }: Story) =>
    folders?.some((folder) => importPath.startsWith(`./${folder}`)) ?? true
  return Object.values(index.entries).filter((entry) => entry.type === 'story' && isMeant(entry))
}

/** What the toolbar would set. */
export type Globals = { readonly scheme?: 'light' | 'dark'; readonly edition?: string }

/** Opens one story alone and waits until it is drawn; throws when it shows Storybook's error page. */
export async function openStory(page: Page, id: string, globals: Globals = {}): Promise<void> {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  const address = `/iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`
  // Chromium drops what is under way when the machine's network changes; what is broken is so at the second try too.
  const isWhole = (await isWholeAt(page, address)) || (await isWholeAt(page, address))
  if (!isWhole) throw new Error(`story ${id} does not render`)
  await page.evaluate(() => document.fonts.ready)
}

const parts: readonly string[] = ['stylesheet', 'script']

/** Whether the story of that address is drawn in the end, without Storybook's error page and without a lost file. */
async function isWholeAt(page: Page, address: string): Promise<boolean> {
  let isWhole = true
  const notice = (request: Request) => {
    // What the page before was still waiting for is given up by the browser itself.
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (parts.includes(request.resourceType()) && !isGivenUp) isWhole = false
  }
  page.on('requestfailed', notice)
  const isDrawn = await isDrawnAt(page, address)
  page.off('requestfailed', notice)
  return isDrawn && isWhole
}

async function isDrawnAt(page: Page, address: string): Promise<boolean> {
  await page.goto(address)
  const outcome = await page.waitForFunction(() => {
    const shows = (state: string) => document.body.classList.contains(`sb-show-${state}`)
    if (shows('errordisplay') || shows('nopreview')) return 'broken'
    return shows('main') && document.querySelector('#storybook-root')?.hasChildNodes() ? 'drawn' : null
  })
  return (await outcome.jsonValue()) === 'drawn'
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

/**
 * Parts the catalogue is walked in, counted from 0: none takes long on a slow machine, and several are walked at once.
 * Neighbours go to different ones, so that all are of one size however the catalogue grows.
 */
export const catalogueParts = [0, 1, 2, 3] as const

/** Shows every story of the catalogue, or of one part, once, in its order, and calls back when each is drawn. */
export async function walkStories(
  page: Page,
  globals: Globals,
  visit: (story: Story) => Promise<void>,
  part?: number,
): Promise<void> {
  const stories = await storiesOf(page.request)
  const isMeant = (place: number) => part === undefined || place % catalogueParts.length === part
  if (stories.length === 0) throw new Error('the catalogue is empty')
  const [first, ...others] = stories.filter((_, place) => isMeant(place))
  // Of a few stories there may be none in this part.
  if (!first) return
  await openStory(page, first.id, globals)
  await visit(first)
  for (const story of others) {
    await exchangeStory(page, story.id).catch(() => openStory(page, story.id, globals))
    await visit(story)
  }
}
