import type { Declared, PortalRoute, PortalView } from '@leserkonto/pages'
import { declarationLimits } from '@leserkonto/rules'
import { type DeclarationName, type DeclaredContent, declarationOf } from '@leserkonto/texts'
import type { Work } from '../../context.ts'
import { findCancellation } from '../../store/cancellations.ts'
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
  const plans = known?.plans.map(({ title, id }) => `${title} (${id})`) ?? []
  const { email = '', givenName, familyName, gpNumber } = known?.reader ?? {}
  const values = {
    kind: 'ordinary',
    plan: plans.length === 1 ? (plans[0] ?? '') : '',
    email,
    given_name: givenName ?? '',
    family_name: familyName ?? '',
    gp_number: gpNumber ?? '',
  }
  return { page: 'declaration', name, plans, ...(draft ?? { values, errors: [], failure: null }) }
}

/** What this browser has declared, while its cookie is young; the cookie is sealed, since the number alone opens nothing. */
export async function declared(
  name: DeclarationName,
  sealed: string | undefined,
  work: Work,
): Promise<PortalView> {
  return { page: 'declared', name, declared: (sealed && (await declaredBy(name, sealed, work))) || null }
}

async function declaredBy(name: DeclarationName, sealed: string, work: Work): Promise<Declared | null> {
  const receiptId = openedId(sealed, work)
  const row = receiptId === undefined ? null : await findCancellation(work.db, receiptId)
  if (!row || work.now.getTime() - row.receivedAt.getTime() > declarationLimits.shownMs) return null
  const content: DeclaredContent = JSON.parse(work.secrets.open(row.payload))
  return declarationOf(content.kind) === name
    ? { content, receiptId: row.id, receivedAt: row.receivedAt }
    : null
}

/** The number in a cookie of ours; undefined for one that is not. */
function openedId(sealed: string, { secrets }: Work): string | undefined {
  try {
    return /^declared ([0-9a-f-]{36})$/.exec(secrets.open(sealed))?.[1]
  } catch {
    return undefined
  }
}
