import { partnerLifetimesS } from '@leserkonto/rules'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { onMachineClock, onOurClock, timesOf } from './clock.ts'

type Key = { kind: string; idHash: string }
type Stored = { payload: string; expiresAt: Date; consumedAt: Date | null }

/** Where the provider keeps what it must not forget; payloads are sealed before, ids hashed. */
export type OpenIdStore = {
  /** False when the session it belongs to has ended. */
  save: (
    entry: Key & {
      payload: string
      userCodeHash: string | null
      sessionId: string | null
      expiresAt: Date
    },
  ) => Promise<boolean>
  find: (
    which: Key | { kind: string; userCodeHash: string } | { kind: string; sessionId: string },
  ) => Promise<Stored | null>
  /** False when it was consumed before, unless after `lately`; null for never. */
  consume: (key: Key, times: { now: Date; lately: Date | null }) => Promise<boolean>
  /** Gives an entry of nobody to a session; false when it has one or no user code, or that has ended. */
  give: (key: Key, sessionId: string) => Promise<boolean>
  /** Takes the user code of an entry of nobody back; false when it has none, or was given away. */
  takeUserCode: (key: Key) => Promise<boolean>
  remove: (which: Key | { kind: string; sessionId: string }) => Promise<void>
  endSignIn: (which: { id: string } | { parentId: string; clientId: string }) => Promise<void>
  seal: (text: string) => string
  open: (sealed: string) => string
  idHash: (id: string) => string
  userCodeHash: (code: string) => string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is the id of a session of ours. */
export const isSessionId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text)

/**
 * The library's storage of one kind over ours. A grant has the id of the sign-in's session, and what is made from it
 * belongs to that; the library's own session belongs to the reader's, whose id is its uid.
 */
export const storageOf =
  (store: OpenIdStore, now: () => Date) =>
  (kind: string): Adapter => {
    const keyOf = (id: string): Key => ({ kind, idHash: store.idHash(id) })
    // A partner that has lost the answer, or asks twice at once, gets the same successor (docs/security.md#used-twice).
    const lately = () =>
      kind === 'RefreshToken' ? new Date(now().getTime() - partnerLifetimesS.refreshAgain * 1000) : null
    const isConsumed = ({ consumedAt }: Stored) => {
      const since = lately()
      return consumedAt !== null && (since === null || consumedAt <= since)
    }
    const opened = (row: Stored | null): AdapterPayload | undefined => {
      if (!row) return undefined
      const payload: AdapterPayload = JSON.parse(store.open(row.payload))
      return {
        ...timesOf(payload, onMachineClock, now),
        ...(isConsumed(row) && { consumed: true }),
      }
    }
    return {
      async upsert(id, payload, expiresInS = 0) {
        const saved = await store.save({
          ...keyOf(id),
          payload: store.seal(JSON.stringify(timesOf(payload, onOurClock, now))),
          userCodeHash: payload.userCode === undefined ? null : store.userCodeHash(payload.userCode),
          sessionId: sessionOf(kind, id, payload),
          expiresAt: new Date(now().getTime() + expiresInS * 1000),
        })
        if (!saved) throw new errors.InvalidGrant('the sign-in has ended')
      },
      find: async (id) => opened(await store.find(keyOf(id))),
      findByUserCode: async (code) =>
        opened(await store.find({ kind, userCodeHash: store.userCodeHash(code) })),
      findByUid: async (uid) =>
        isSessionId(uid) ? opened(await store.find({ kind, sessionId: uid })) : undefined,
      async consume(id) {
        if (await store.consume(keyOf(id), { now: now(), lately: lately() })) return
        // Two came at once with one code, or later with one token: one of them has no right to it, and nobody knows which.
        const { grantId } = opened(await store.find(keyOf(id))) ?? {}
        if (isSessionId(grantId)) await store.endSignIn({ id: grantId })
        throw new errors.InvalidGrant('already consumed')
      },
      async destroy(id) {
        if (kind === 'Grant') await store.endSignIn({ id })
        else await store.remove(keyOf(id))
      },
      revokeByGrantId: (grantId) => store.remove({ kind, sessionId: grantId }),
    }
  }

function sessionOf(kind: string, id: string, { grantId, uid, accountId }: AdapterPayload): string | null {
  if (kind === 'Grant') return id
  if (kind === 'Session') return accountId !== undefined && isSessionId(uid) ? uid : null
  // A sign-in under way names a grant that may end before it.
  return kind !== 'Interaction' && isSessionId(grantId) ? grantId : null
}
