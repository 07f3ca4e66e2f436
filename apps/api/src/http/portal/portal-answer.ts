import type { ServedEdition } from '@leserkonto/editions'
import { rightCodes } from '@leserkonto/rules'
import {
  canonicalPath,
  type Portal,
  type PortalPage,
  type PortalRoute,
  type PortalView,
  portalPage,
} from '@leserkonto/web/render'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { readerRights } from '../../steps/reader-rights.ts'
import { findAccount } from '../../store/accounts.ts'
import { readCookie } from '../cookies.ts'
import { readerOfPage } from '../identity.ts'
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
  let personal = false
  const view = route
    ? await viewOf(route, {
        ...{ publisher: deps.publisher, edition, editions: deps.editions, cursor: cursorOf(request) },
        mayReadPlus: () => {
          personal = true
          return mayReadPlus(deps, edition.shortcut, request, now)
        },
      }).catch(unlessDown)
    : notFound
  const path = canonicalPath(request.url.split('?')[0] ?? '/')
  const page = portalPage(view, { edition, now, path }, portal)
  return { ...page, status: statusOf(view), personal }
}

const notFound = { page: 'message', message: 'notFound' } as const
const unavailable = { page: 'message', message: 'unavailable' } as const

/** A source that is down is a page that says so; anything else is a bug. */
function unlessDown(error: unknown): PortalView {
  if ((error as { code?: unknown }).code === 'PUBLISHER_UNAVAILABLE') return unavailable
  throw error
}

function statusOf(view: PortalView): PortalAnswer['status'] {
  if (view.page !== 'message') return 200
  return view.message === 'notFound' ? 404 : 503
}

async function mayReadPlus(
  deps: Deps,
  edition: string,
  request: FastifyRequest,
  now: Date,
): Promise<boolean> {
  const reader = await readerOfPage(deps, readCookie(request, 'userData'), { edition, now })
  if (!reader) return false
  const { accountId } = reader
  const gpNumber = (await findAccount(deps.db, accountId))?.gpNumber ?? null
  const known = await readerRights({ accountId, gpNumber }, { edition, wanted: rightCodes.newsPortal }, deps)
  if (known.rights.includes(rightCodes.newsPortal)) return true
  // Neither granted nor refused: an offer would be wrong for who has paid.
  if (known.outage) throw known.outage
  return false
}

/** Where a section goes on; what no address of ours says is left out. */
function cursorOf(request: FastifyRequest): string | undefined {
  const given = (request.query as Record<string, unknown>).ab
  return typeof given === 'string' && /^\d{1,15}-\d{1,6}$/.test(given) ? given : undefined
}
