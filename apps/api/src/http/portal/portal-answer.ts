import type { ServedEdition } from '@leserkonto/editions'
import {
  canonicalPath,
  type Portal,
  type PortalPage,
  type PortalRoute,
  type PortalView,
  portalPage,
} from '@leserkonto/pages'
import { isOutage } from '@leserkonto/rules'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { describeError } from '../../describe-error.ts'
import { pageReader } from './page-reader.ts'
import { viewOf } from './view-of.ts'

/** A page and how it may be kept. */
export type PortalAnswer = PortalPage & {
  status: 200 | 404 | 503
  /** A right decided over it: nobody may keep it, and nobody else may see it. */
  personal: boolean
}

/** Answers a route for one reader; `undefined` is an address without a page. */
export async function portalAnswer(
  deps: Deps,
  portal: Portal,
  {
    route,
    edition,
    request,
  }: { route: PortalRoute | undefined; edition: ServedEdition; request: FastifyRequest },
): Promise<PortalAnswer> {
  const now = deps.clock.now()
  const path = canonicalPath(request.url.split('?')[0] ?? '/')
  const { publisher, editions } = deps
  const reader = pageReader(deps, { edition, request, now })
  const answerWith = (view: PortalView) => ({
    ...portalPage(view, { edition, now, path }, portal),
    status: statusOf(view),
    personal: reader.wasAsked(),
  })
  if (!route) return answerWith(notFound)
  try {
    return answerWith(
      await viewOf(route, { publisher, edition, editions, cursor: cursorOf(request), reader }),
    )
  } catch (error) {
    // A source that is down is known elsewhere; anything else is a bug, of which readers see no more than this.
    if (!isOutage(error)) request.log.error({ cause: describeError(error) }, 'page failed')
    return answerWith(unavailable)
  }
}

const notFound = { page: 'message', message: 'notFound' } as const
const unavailable = { page: 'message', message: 'unavailable' } as const

function statusOf(view: PortalView): PortalAnswer['status'] {
  if (view.page !== 'message') return 200
  return view.message === 'notFound' ? 404 : 503
}

/** Where a section goes on; what no address of ours says is left out. */
function cursorOf(request: FastifyRequest): string | undefined {
  const given = (request.query as Record<string, unknown>).ab
  return typeof given === 'string' && /^\d{1,15}-\d{1,6}$/.test(given) ? given : undefined
}
