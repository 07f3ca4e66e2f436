import { tokenLifetimeMs } from '@leserkonto/rules'
import type { Work } from '../../context.ts'
import type { UsedChallenge } from '../../sign-in/store/passkeys.ts'

/**
 * What a challenge is for: signing in, or a new passkey of the reader whose session asked for it, made by hand or by the browser
 * itself.
 */
export type Ceremony = { kind: 'login' } | { kind: 'new' | 'by_itself'; sessionId: string }

type Keys = Pick<Work, 'secrets' | 'ids' | 'now'>

/**
 * A challenge for a browser, base64url: random, valid for five minutes and for one kind of ceremony. It carries its own
 * proof, so that strangers who open the login page write nothing; it is stored when it is used.
 * Source: docs/spec/security.md#passkeys.
 */
export function newChallenge(ceremony: Ceremony, { secrets, ids, now }: Keys): string {
  const nonce = `${ids.newSecret()}.${now.getTime()}`
  const challenge = `${nonce}.${secrets.mac('passkey_challenge', subjectOf(ceremony, nonce))}`
  return Buffer.from(challenge).toString('base64url')
}

/**
 * What is stored of an answered challenge; undefined for one that is not ours, for another ceremony, or over. That it is
 * used once, the unique hash decides.
 */
export function openChallenge(
  text: string | undefined,
  ceremony: Ceremony,
  { secrets, ids, now }: Keys,
): Omit<UsedChallenge, 'accountId'> | undefined {
  const [, nonce, at, mac] = /^([\w-]{43}\.(\d{1,15}))\.([\w-]{43})$/.exec(text ?? '') ?? []
  if (text === undefined || nonce === undefined || at === undefined || mac === undefined) return undefined
  if (!secrets.isMac('passkey_challenge', subjectOf(ceremony, nonce), mac)) return undefined
  const madeAt = new Date(Number(at))
  const expiresAt = new Date(madeAt.getTime() + tokenLifetimeMs.passkey)
  // One from the future was made before the clock was set back.
  if (expiresAt <= now || madeAt > now) return undefined
  return { id: ids.newId(), hash: ids.secretHash(text), madeAt, expiresAt }
}

const subjectOf = (ceremony: Ceremony, nonce: string) =>
  `${ceremony.kind} ${'sessionId' in ceremony ? ceremony.sessionId : '-'} ${nonce}`

/**
 * The account as browsers and password managers know it: 32 bytes that say nothing about the reader, the same for all
 * passkeys of the account, so that a device keeps one.
 */
export const userHandleOf = (accountId: string, { secrets }: Pick<Work, 'secrets'>): string =>
  secrets.mac('passkey_user', accountId)
