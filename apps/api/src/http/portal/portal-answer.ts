import type { ServedEdition } from '@leserkonto/editions'
import { type PageFound, type Portal, type PortalPage, type PortalView, portalPage } from '@leserkonto/pages'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps, PageShown, PortalStories } from '../../context.ts'
import { describeError } from '../../describe-error.ts'
import { workOf } from '../../work.ts'
import { readCookie } from '../cookies.ts'
import { readerOfPage } from '../identity.ts'

/** A page and how it may be kept. */
export type PortalAnswer = PortalPage & {
  status: 200 | 404 | 503
  /** The reader decided over it: nobody may keep it, and nobody else may see it. */
  personal: boolean
}

/** The page of an address, for the reader of a request. */
export type PageRequest = {
  found: Extract<PageFound, { area: 'portal' }>
  edition: ServedEdition
  request: FastifyRequest
}

/** Renders what the story shows this reader, behind whose cookie there is a session or none. */
export async function portalAnswer(
  { found: { route, path }, edition, request }: PageRequest,
  { portal, showPage }: { portal: Portal; showPage: PortalStories['showPage'] },
  deps: Deps,
): Promise<PortalAnswer> {
  const work = workOf(deps)
  const { now } = work
  const answerWith = ({ view, personal }: PageShown): PortalAnswer => ({
    ...portalPage(view, { edition, now, path }, portal),
    status: statusOf(view),
    personal,
  })
  const findReader = () =>
    readerOfPage(deps, readCookie(request, 'userData'), { edition: edition.shortcut, now })
  try {
    return answerWith(await showPage(route, { edition, cursor: cursorOf(request), findReader }, work))
  } catch (error) {
    // A bug, of which readers see no more than this. How far the page came is not known, so that nobody may keep it.
    request.log.error({ cause: describeError(error) }, 'page failed')
    return answerWith({ view: { page: 'message', message: 'unavailable' }, personal: true })
  }
}

function statusOf(view: PortalView): PortalAnswer['status'] {
  if (view.page !== 'message') return 200
  return view.message === 'notFound' ? 404 : 503
}

/** Where a section goes on; what no address of ours says is left out. */
function cursorOf(request: FastifyRequest): string | undefined {
  // There is no query where the path is no URL.
  const given = (request.query as Record<string, unknown> | undefined)?.ab
  return typeof given === 'string' && /^\d{1,15}-\d{1,6}$/.test(given) ? given : undefined
}

const freshMs = 15_000
const max = 500

/**
 * Keeps pages that are the same for everybody for a moment, so that a rush renders each once. Keys name edition and
 * address. A page that turns out personal is given to its asker alone.
 */
export function createKeptPages(now: () => Date) {
  const kept = new LRUCache<string, { answer: PortalAnswer; atMs: number }>({ max })
  return async (key: string, make: () => Promise<PortalAnswer>): Promise<PortalAnswer> => {
    const known = kept.get(key)
    if (known && Math.abs(now().getTime() - known.atMs) < freshMs) return known.answer
    const answer = await make()
    if (answer.personal || answer.status !== 200) return answer
    kept.set(key, { answer, atMs: now().getTime() })
    return answer
  }
}
