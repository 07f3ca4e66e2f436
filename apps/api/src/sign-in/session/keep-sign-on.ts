import type { session } from '@leserkonto/contracts'
import { sessionLimits, tokenLifetimeMs } from '@leserkonto/rules'
import { lockAccount } from '../../accounts/store/accounts.ts'
import type { OperationOf, SignOnOperations, With } from '../../context.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction } from '../../store/database/run.ts'
import { lockUsableSession, type Session } from '../store/sessions.ts'
import {
  createSignOn,
  endSignOn,
  findSignOn,
  joinSignOn,
  type KeptLogin,
  renewSignOn,
} from '../store/sign-on-sessions.ts'
import { consumeToken, createToken } from '../store/tokens.ts'

const lifetimeMs = tokenLifetimeMs.sign_on_keep

/** A token that an edition's page takes to the sign-on edition, which then knows this browser. */
export const keepSignOn: OperationOf<typeof session.keepSignOn> = async ({ edition: name }, call) => {
  const token = call.ids.newSecret()
  const payload = { edition: call.askedEdition(name).shortcut, sessionId: call.reader.sessionId }
  await createToken(call.db, {
    id: call.ids.newId(),
    purpose: 'sign_on_keep',
    tokenHash: call.ids.secretHash(token),
    accountId: call.reader.accountId,
    payload,
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + lifetimeMs),
  })
  return { token, expires_in: lifetimeMs / 1000 }
}

/**
 * Signs a browser on with a token that a page of this edition brought. The session it comes from must still run, and
 * becomes one of the browser's. A sign-on of the same reader goes on under a new secret; that of another reader ends, as if
 * they had signed out: who comes next to a shared computer must not be taken for the one before them, by no partner either.
 */
export const keep: SignOnOperations['keep'] = async ({ tokens, edition, secrets }, work) => {
  const next = work.ids.newSecret()
  const isKept = await transaction(work.db, async (tx) => {
    const parent = await parentOf(tx, { tokens, edition: edition.shortcut, secrets }, work)
    if (!parent) return false
    const { authTime, expiresAt } = parent
    const login = { secretHash: work.ids.secretHash(next), lastSeenAt: work.now, authTime, expiresAt }
    const { id, former } = await signOnFor(tx, { parent, secrets, login }, work)
    await joinSignOn(tx, parent.id, id)
    if (former) await endSignOn(tx, former.id)
    return true
  })
  return isKept ? next : undefined
}

type Brought = { tokens: readonly string[]; edition: string; secrets: readonly string[] }

/**
 * The session behind a token, locked: signing out at the same moment ends what it joins, too. The account of the browser's
 * sign-on is locked with its own, always in the same order: two browsers in which two readers change places would wait
 * for each other for ever.
 */
async function parentOf(tx: Tx, { tokens, edition, secrets }: Brought, work: With<'ids' | 'now'>) {
  const row = await consumedOf(tx, tokens, work)
  // The cast: only keepSignOn writes it.
  const made = row?.payload
  if (!row?.accountId || made?.edition !== edition) return null
  const known = await signOnOf(tx, secrets, work)
  for (const id of new Set([row.accountId, known?.accountId ?? row.accountId].sort()))
    await lockAccount(tx, id)
  return lockUsableSession(tx, made.sessionId, row.accountId, work.now)
}

type Login = { parent: Session; secrets: readonly string[]; login: KeptLogin }

/**
 * The browser's sign-on: that of its cookie, else the one the session has already, else a new one; and the one of another
 * reader that it takes the place of.
 */
async function signOnFor(tx: Tx, { parent, secrets, login }: Login, work: With<'ids' | 'now'>) {
  const { accountId, signOnId } = parent
  // Asked again, since it may have ended before its account was locked.
  const known = await signOnOf(tx, secrets, work)
  const [own, former] = known?.accountId === accountId ? [known.id] : [signOnId, known]
  if (own) {
    await renewSignOn(tx, own, login)
    return { id: own, former }
  }
  const id = work.ids.newId()
  await createSignOn(tx, { id, accountId, createdAt: work.now, ...login })
  return { id, former }
}

/** The first token that is good, used up by this. */
async function consumedOf(tx: Tx, tokens: readonly string[], { ids, now }: With<'ids' | 'now'>) {
  for (const token of tokens) {
    const which = { purpose: 'sign_on_keep', tokenHash: ids.secretHash(token), now } as const
    const row = await consumeToken(tx, which)
    if (row) return row
  }
  return null
}

/** The sign-on behind a browser's cookie. */
const signOnOf = async (tx: Tx, secrets: readonly string[], { ids, now }: With<'ids' | 'now'>) =>
  secrets.length === 0
    ? null
    : findSignOn(
        tx,
        { secretHash: { in: secrets.map(ids.secretHash) } },
        { now, idleMs: sessionLimits.idleMs },
      )
