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

/** Waits until Storybook has seen all motions of the open story end. */
export const untilFinished = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender: { phase: string } } // Storybook's own
    return preview.currentRender.phase === 'finished'
  })
}

/** The part of Storybook's preview that shows stories past its own choice of one. */
type Preview = {
  currentRender?: { teardown(): Promise<void> }
  loadStory(query: { storyId: string }): Promise<{ parameters: object }>
  renderStoryToElement(
    story: object,
    element: Element,
    callbacks: Record<string, (problem?: unknown) => void>,
    options: { autoplay: boolean; forceInitialArgs: boolean },
  ): () => Promise<void>
}
type Channel = { on(event: string, listener: (told: { storyId: string; newPhase: string }) => void): void }
type Shown = { around: string; unmounts: (() => Promise<void>)[]; reached: Map<string, () => void> }

/**
 * Shows stories below each other, each in an element of its own, instead of those that the page shows: half the work of
 * having Storybook choose another one. The open story must have finished; these have when this returns. Answers whether
 * the page around them is as the first story left it.
 */
export const showStories = (page: Page, ids: readonly string[]): Promise<boolean> =>
  page.evaluate(async (storyIds) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview // Storybook's own
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
    const root = document.querySelector('#storybook-root')
    if (!root) throw new Error('no story is open')
    const around = () =>
      JSON.stringify(
        [document.documentElement, document.body].map((element) =>
          [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        ),
      )
    const shown: Shown = Reflect.get(window, 'leserkontoShown') ?? {
      around: around(),
      unmounts: [() => preview.currentRender?.teardown()],
      reached: new Map(),
    }
    if (Reflect.get(window, 'leserkontoShown') === undefined) {
      Reflect.set(window, 'leserkontoShown', shown)
      channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }) =>
        shown.reached.get(`${newPhase} ${storyId}`)?.(),
      )
    }
    for (const unmount of shown.unmounts.splice(0)) await unmount()
    root.replaceChildren()
    const reaches = (phase: string, id: string) =>
      new Promise<void>((resolve) => shown.reached.set(`${phase} ${id}`, resolve))
    const finished: Promise<void>[] = []
    for (const [place, id] of storyIds.entries()) {
      const story = await preview.loadStory({ storyId: id })
      // Ids that React makes are counted anew in each root.
      const react = { rootOptions: { identifierPrefix: `s${place}-` } }
      const own = { ...story, parameters: { ...story.parameters, react } }
      const element = root.appendChild(document.createElement('div'))
      finished.push(reaches('finished', id))
      const drawn = reaches('completing', id)
      const unmount = await new Promise<() => Promise<void>>((resolve, reject) => {
        const fail = (problem: unknown) => reject(new Error(`story ${id} does not render: ${problem}`))
        const callbacks = { showMain() {}, showStoryDuringRender() {}, showError: fail, showException: fail }
        const options = { autoplay: true, forceInitialArgs: true }
        const end = preview.renderStoryToElement(own, element, callbacks, options)
        void drawn.then(() => resolve(end))
      })
      shown.unmounts.push(unmount)
    }
    await Promise.all(finished)
    return around() === shown.around
  }, ids)

/**
 * Parts the catalogue is walked in, counted from 0: none takes long on a slow machine, and several are walked at once.
 * Neighbours go to different ones, so that all are of one size however the catalogue grows.
 */
export const catalogueParts = [0, 1, 2, 3, 4, 5] as const

/** The ids of every story of the catalogue, or of one part, in its order; of a few stories there may be none in a part. */
export async function storyIds(request: APIRequestContext, part?: number): Promise<readonly string[]> {
  const stories = await storiesOf(request)
  if (stories.length === 0) throw new Error('the catalogue is empty')
  const isMeant = (place: number) => part === undefined || place % catalogueParts.length === part
  return stories.filter((_, place) => isMeant(place)).map(({ id }) => id)
}

/** Shows each of the stories alone and calls back when it is drawn. */
export async function walkStories(
  page: Page,
  globals: Globals,
  [first, ...others]: readonly string[],
  visit: (id: string) => Promise<void>,
): Promise<void> {
  if (!first) return
  await openStory(page, first, globals)
  await untilFinished(page)
  await visit(first)
  for (const id of others) {
    await showStories(page, [id])
    await visit(id)
  }
}
