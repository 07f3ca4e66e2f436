import type { Declared, PortalRoute, PortalView } from '@leserkonto/pages'
import { declarationLimits } from '@leserkonto/rules'
import { type DeclarationName, type DeclaredContent, declarationOf } from '@leserkonto/texts'
import type { PageAsked, With } from '../../context.ts'
import { findCancellation } from '../../customers/store/cancellations.ts'
import type { Sources } from './sources.ts'

/**
 * The form of a declaration: filled with what was sent and not accepted, or with what is known of a reader who is signed
 * in, whose contracts it lists. Source: docs/spec/flows.md#cancellation-button.
 */
export async function declaration(
  { name, draft }: Extract<PortalRoute, { page: 'declaration' }>,
  { reader }: Sources,
): Promise<PortalView> {
  // A fault while looking at who reads must not lose what was typed.
  const known = await (draft ? reader.self().catch(() => undefined) : reader.self())
  const plans = (known && namesOf(known.plans)) ?? []
  const { email = '', givenName, familyName } = known?.reader ?? {}
  const own = known?.reader.copies.own
  const values = {
    kind: 'ordinary',
    plan: plans.length === 1 ? (plans[0] ?? '') : '',
    email,
    given_name: givenName ?? '',
    family_name: familyName ?? '',
    // Of several the reader names the one that the contract belongs to.
    gp_number: own?.length === 1 ? (own[0]?.gpNumber ?? '') : '',
  }
  return { page: 'declaration', name, plans, ...(draft ?? { values, errors: [], failure: null }) }
}

/** The plans by title; where two have the same one, each with the number that tells them apart. */
const namesOf = (plans: readonly { title: string; id: string }[]) =>
  plans.map(({ title, id }) =>
    plans.filter((one) => one.title === title).length > 1 ? `${title} (${id})` : title,
  )

/**
 * What this browser has declared, while its cookie is young and, of a reader who was signed in, while that session runs: it
 * may have ended where this browser was not told. The cookie is sealed, since the number alone opens nothing.
 */
export async function declared(
  name: DeclarationName,
  { declared: sealed, findReader }: PageAsked,
  work: With<'db' | 'now' | 'secrets'>,
): Promise<PortalView> {
  const named = sealed === undefined ? undefined : namedIn(sealed, work)
  const nothing: PortalView = { page: 'declared', name, declared: null }
  if (!named) return nothing
  if (named.sessionId && (await findReader())?.sessionId !== named.sessionId) return nothing
  return { page: 'declared', name, declared: await declaredBy(name, named.receiptId, work) }
}

async function declaredBy(
  name: DeclarationName,
  receiptId: string,
  work: With<'db' | 'now' | 'secrets'>,
): Promise<Declared | null> {
  const row = await findCancellation(work.db, receiptId)
  if (!row || work.now.getTime() - row.receivedAt.getTime() > declarationLimits.shownMs) return null
  const content: DeclaredContent = JSON.parse(work.secrets.open(row.payload))
  return declarationOf(content.kind) === name
    ? { content, receiptId: row.id, receivedAt: row.receivedAt }
    : null
}

/** The number in a cookie of ours and the session it was declared in; undefined for one that is not. */
function namedIn(sealed: string, { secrets }: With<'secrets'>) {
  try {
    const [, receiptId, sessionId] =
      /^declared ([0-9a-f-]{36}) ([0-9a-f-]{36})?$/.exec(secrets.open(sealed)) ?? []
    return receiptId === undefined ? undefined : { receiptId, sessionId }
  } catch {
    return undefined
  }
}
