import { hash } from 'node:crypto'
import type { ServedEdition } from '@leserkonto/editions'
import {
  contentSecurityPolicy,
  type PageFound,
  type PolicyOrigins,
  type Portal,
  type PortalSurroundings,
  type PortalView,
  portalPage,
} from '@leserkonto/pages'
import {
  type Announcement,
  isAnnouncement,
  isProgram,
  passkeyPlace,
  readerName,
  recordOf,
  searchWish,
} from '@leserkonto/rules'
import type { FastifyRequest } from 'fastify'
import { waySharesAt } from '../../config.ts'
import type { Deps, PageAsked, PageShown, PortalOperations, PublicPage, With } from '../../context.ts'
import { describeError } from '../../describe-error.ts'
import { isDatabaseOutage, sayDatabaseOutage } from '../../outages.ts'
import type { Reader } from '../../sign-in/store/readers.ts'
import { workOf } from '../../work.ts'
import { hasOthers, isSealed, readCookie, readCookies, sendsCookie } from '../cookies.ts'
import { readerOfPage } from '../identity.ts'
import { encoded } from '../send-encoded.ts'
import { speculationRulesHeader } from './speculation-rules.ts'

/**
 * A page, whether it is for this asker alone, whether it says what the page before has done, and the one userData cookie of
 * several that named the reader.
 */
export type PortalAnswer = {
  page: PublicPage
  isPrivate: boolean
  /** It was asked for before its reader has pressed anything, and is for that reader alone: it must not count as read. */
  isAhead?: true
  isNotice?: true
  counts?: string
}

/** The page of an address, asked for by a request. */
export type PageRequest = {
  found: Extract<PageFound, { area: 'portal' }>
  edition: ServedEdition
  request: FastifyRequest
  /** What the page has to say to its reader. */
  notice?: PortalSurroundings['notice']
}

/** What pages are rendered with. */
export type Renderer = {
  portal: Portal
  operations: Pick<PortalOperations, 'isPersonal' | 'showPage'>
  origins: PolicyOrigins
}

const nobody = async () => undefined

/**
 * The page for who asks. What is kept was made without knowing of any reader, so that no text behind the wall can be in
 * it; only after that is a session looked for, and only where the page depends on it. An answer to a request that names a
 * session is private even when there is none behind the name.
 */
export async function portalAnswer(
  given: PageRequest,
  renderer: Renderer,
  deps: Deps,
): Promise<PortalAnswer> {
  const asked = withWish(given)
  const { found, edition, request } = asked
  let counts: Pick<PortalAnswer, 'counts'> = {}
  const findReader = async () => {
    const kind = { edition: edition.shortcut, now: deps.clock.now() }
    const found = await readerOfPage(deps, readCookies(request, 'userData'), kind)
    if (found && hasOthers(request, 'userData')) counts = { counts: found.cookie }
    return found?.reader
  }
  const said = readCookie(request, 'signedOn')
  if (sendsCookie(request, 'userData') && isAnnouncement(said) && !isSeenByNobody(request)) {
    const reader = await findReader()
    const notice = reader && signedOn(reader, said)
    const page = await rendered({ ...asked, notice }, async () => reader, renderer, deps)
    return { page, isPrivate: true, isNotice: true, ...counts }
  }
  if (renderer.operations.isPersonal(found.route)) {
    const page = await rendered(asked, findReader, renderer, deps)
    return { page, isPrivate: true, ...counts }
  }
  const more = cursorOf(asked) ?? wordsOf(asked)
  const key = `${edition.shortcut} ${found.path} ${more ?? ''}`
  // Anybody can write a cursor, or words; pages kept for each would push out those that many ask for.
  const keep = more === undefined
  const page = await deps.keptPages.get(key, () => rendered(asked, nobody, renderer, deps), keep)
  if (page.audience !== 'strangers' || !sendsCookie(request, 'userData')) return { page, isPrivate: false }
  if (isSeenByNobody(request)) return { page, isPrivate: true, isAhead: true }
  const reader = await findReader()
  const own = reader && (await rendered(asked, async () => reader, renderer, deps))
  return { page: own ?? page, isPrivate: true, ...counts }
}

/**
 * Whether nobody sees the answer: the browser loads the page ahead for a link that may be pressed, whatever header says so, or asks
 * for it as a part of another page, such as a picture or a frame.
 * Source: https://html.spec.whatwg.org/#sec-purpose and docs/spec/contract.md#no-get-changes-anything.
 */
export const isSeenByNobody = ({ headers }: FastifyRequest) =>
  !['document', 'empty'].includes(String(headers['sec-fetch-dest'] ?? 'document')) ||
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  )

const signedOn = (
  { email, givenName, familyName }: Reader,
  said: Announcement,
): NonNullable<PortalSurroundings['notice']> => ({
  said,
  as: readerName({ givenName, familyName, email }),
  givenName,
  familyName,
})

async function rendered(
  asked: PageRequest,
  findReader: PageAsked['findReader'],
  renderer: Renderer,
  deps: Deps,
): Promise<PublicPage> {
  const { found, edition, request } = asked
  const work = workOf(deps)
  let isSignedIn = false
  const find = async () => {
    const reader = await findReader()
    isSignedIn = reader !== undefined
    return reader
  }
  const isOurs = (sealed: string) => isSealed(sealed, deps)
  const written = (shown: PageShown) => writtenPage(shown, { ...asked, isSignedIn }, work, renderer)
  try {
    return written(
      await renderer.operations.showPage(
        found.route,
        {
          edition,
          cursor: cursorOf(asked),
          declared: readCookie(request, 'declared', isOurs),
          dataToken: readCookie(request, 'dataLink', isOurs),
          dataAsked: readCookie(request, 'dataAsked', isOurs),
          // HEAD asks only whether it is there.
          isRead: request.method === 'GET',
          isProgram: isProgram(request.headers['user-agent'] ?? ''),
          findReader: find,
        },
        work,
      ),
    )
  } catch (error) {
    // A bug, of which readers see no more than this.
    if (isDatabaseOutage(error)) sayDatabaseOutage(error, request.log, deps.metrics)
    else request.log.error({ cause: describeError(error) }, 'page failed')
    return written({ view: { page: 'message', message: 'unavailable' }, asksReader: false, keys: [] })
  }
}

/** A link that opens a text stays out of search engines, and out of what other sites are told of their visitors. */
const ofGift = { 'x-robots-tag': 'noindex, noarchive', 'referrer-policy': 'no-referrer' } as const

function writtenPage(
  { view, asksReader, keys }: PageShown,
  { found: { path, route }, edition, notice, isSignedIn }: PageRequest & { isSignedIn: boolean },
  { now, editions, passkeys, config }: With<'config' | 'editions' | 'now' | 'passkeys'>,
  { portal, origins }: Renderer,
): PublicPage {
  const surroundings = {
    edition,
    editions,
    now,
    path,
    passkeys: passkeyPlace(edition.ownUrl, passkeys),
    shares: waySharesAt(config, edition.shortcut),
    isSignedIn: isSignedIn || notice !== undefined,
    notice,
  }
  const { html, styleHashes, measures } = portalPage(view, surroundings, portal)
  return publicPage(html, {
    status: statusOf(view),
    audience: route?.page === 'search' ? 'browser' : asksReader ? 'strangers' : 'everybody',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...speculationRulesHeader,
      'content-security-policy': contentSecurityPolicy(
        { kind: 'portal', styleHashes, measures },
        {
          ...origins,
          media: edition.pictureOrigins.map(({ origin }) => origin),
          // A page without anything to show in a frame allows none.
          frames: view.page === 'article' && hasEmbeds(view) ? edition.embedOrigins : [],
        },
      ),
      ...(route?.page === 'gift' && ofGift),
    },
    keys,
  })
}

const hasEmbeds = ({ elements }: Extract<PortalView, { page: 'article' }>) =>
  elements.some(({ type }) => type === 'embed')

/** A text as it is kept and sent. The mark is weak: one document in two encodings. */
export function publicPage(text: string, named: Omit<PublicPage, 'etag' | 'document'>): PublicPage {
  const document = encoded(text)
  return { ...named, document, etag: `W/"${hash('sha256', document.plain, 'base64url').slice(0, 22)}"` }
}

function statusOf(view: PortalView): PublicPage['status'] {
  if ('wall' in view && view.wall?.state === 'outage') return 503
  if (view.page === 'search' && view.isDown) return 503
  // A link that was good once; who has it is shown the way on all the same.
  if (view.page === 'article' && view.wall && view.gift && view.gift !== 'open') return 410
  if (view.page !== 'message') return 200
  return view.message === 'unavailable' ? 503 : 404
}

/** With what the address asks the search for. */
function withWish(asked: PageRequest): PageRequest {
  const { route } = asked.found
  if (route?.page !== 'search') return asked
  const { q, seite } = recordOf(asked.request.query)
  return { ...asked, found: { ...asked.found, route: { ...route, wish: searchWish(q, seite) } } }
}

const wordsOf = ({ found: { route } }: PageRequest) =>
  route?.page === 'search' && route.wish ? JSON.stringify(route.wish) : undefined

/** Where a section goes on; what no address of ours says is left out. */
function cursorOf({ found, request }: PageRequest): string | undefined {
  if (found.route?.page !== 'section') return undefined
  // There is no query where the path is no URL.
  const given = recordOf(request.query).ab
  return typeof given === 'string' && /^\d{1,15}-\d{1,6}$/.test(given) ? given : undefined
}
