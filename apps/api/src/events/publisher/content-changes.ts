import { type ContentChange, keysOfChange, pageKeys } from '@leserkonto/rules'
import { portalSections } from '@leserkonto/texts'
import type { Deps, Work } from '../../context.ts'
import { type Listen, notify } from '../../store/database/listen.ts'
import { type NewsEvent, takeNews } from './take-news.ts'

/** What the newsroom says: about an article, or about the list of a section or of the front. */
type ContentEvent = { edition: string } & (
  | { type: 'article.changed' | 'article.withdrawn'; article_id: string }
  | { type: 'section.changed'; category: string | null }
)

const channel = 'content_changed'
/** What one process tells the others. */
type Notice = { from: string; change: ContentChange }

/**
 * Takes in that articles have changed: their pages are made again at the next request, in this process, in the others and
 * in the cache in front. It may come again and in any order: it only makes pages newer. Rejects when the cache in front
 * did not take it, so that the sender sends it again.
 */
export async function takeContentEvent(event: ContentEvent | NewsEvent, work: Work): Promise<string> {
  if (event.type === 'news.breaking') return takeNews(event, work)
  const change = changeOf(event)
  forget(change, work)
  await notify(work.pool, channel, JSON.stringify({ from: work.processId, change } satisfies Notice))
  await work.edge?.purge(keysOfChange(change))
  return 'taken'
}

/** Does in this process what a process that took an event tells the others. The returned function ends that. */
export const hearContentChanges = (listen: Listen, deps: Deps): ReturnType<Listen> =>
  listen(channel, (text) => {
    const notice = text === undefined ? undefined : noticeIn(text)
    // Nobody knows what was said while nobody listened, or what a process of another version means.
    if (!notice) return deps.keptPages.forget([pageKeys.all], false)
    const { from, change } = notice
    if (from === deps.processId) return
    forget(change, deps)
    // After this process's own page, which the cache may have asked for since it was purged. The purge that counts, and
    // is repeated, is the one of the process that took the event.
    deps.edge?.purge(keysOfChange(change)).catch(() => undefined)
  })

function noticeIn(text: string): Notice | undefined {
  try {
    const said: Partial<Notice> = JSON.parse(text)
    return said.from && said.change?.edition ? { from: said.from, change: said.change } : undefined
  } catch {
    return undefined
  }
}

function forget(
  change: ContentChange,
  { publisher, keptPages }: Pick<Deps, 'publisher' | 'keptPages'>,
): void {
  publisher.contentChanged(change)
  keptPages.forget(keysOfChange(change), change.withdrawn)
}

function changeOf(event: ContentEvent): ContentChange {
  const { edition } = event
  if (event.type !== 'section.changed')
    return { edition, articleId: event.article_id, withdrawn: event.type === 'article.withdrawn' }
  const section = portalSections.find(({ name }) => name === event.category)?.slug
  return { edition, section, withdrawn: false }
}
