import { type Input, Problem, type passkeys } from '@leserkonto/contracts'
import { passkeyAdded } from '@leserkonto/mails'
import { deviceOf, emailKey, passkeyLimits } from '@leserkonto/rules'
import { deviceName } from '@leserkonto/texts'
import { holdSession } from '../../accounts/shared/hold-session.ts'
import { createNotMeToken } from '../../accounts/shared/not-me-token.ts'
import { openChallenge } from '../../accounts/shared/passkey-challenge.ts'
import { audit } from '../../accounts/store/audit.ts'
import type { CallOf, OperationOf } from '../../context.ts'
import { enqueueMail, tellRelay } from '../../outbox/enqueue.ts'
import type { Tx } from '../../store/database/db.ts'
import { transaction, violatedIndex } from '../../store/database/run.ts'
import {
  countPasskeys,
  createPasskey,
  type Passkey,
  storeUsedChallenge,
  type UsedChallenge,
} from '../store/passkeys.ts'
import { shown } from './list.ts'

const max = passkeyLimits.perAccount

type Form = Input<typeof passkeys.add>
type NewPasskey = Omit<Passkey, 'counter'> & { counter: number }

/** Stores a key that the browser made for this session's challenge. The owner gets a mail with which they can undo it. */
export const add: OperationOf<typeof passkeys.add> = async (form, call) => {
  const { sessionId } = call.reader
  const answered = call.passkeys.challengeIn(form.client_data)
  const byHand = openChallenge(answered, { kind: 'new', sessionId }, call)
  const challenge = byHand ?? openChallenge(answered, { kind: 'by_itself', sessionId }, call)
  if (!challenge) throw new Problem('PASSKEY_NOT_CREATED')
  const passkey = await made(form, { byItself: !byHand }, call)
  const used = { ...challenge, accountId: call.reader.accountId }
  const stored = await transaction(call.db, (tx) => store(tx, { passkey, used }, call)).catch(refused)
  tellRelay(call)
  return shown(stored)
}

async function made(form: Form, way: { byItself: boolean }, call: CallOf<'reader'>): Promise<NewPasskey> {
  const { client_data: clientData, attestation, transports = [] } = form
  const key = await call.passkeys.verifyAttestation({ clientData, attestation }, way)
  if (!key) throw new Problem('PASSKEY_NOT_CREATED')
  return {
    id: call.ids.newId(),
    accountId: call.reader.accountId,
    ...key,
    transports: [...new Set(transports)],
    name: deviceName(deviceOf(call.userAgent)),
    createdAt: call.now,
    lastUsedAt: null,
  }
}

async function store(
  tx: Tx,
  { passkey, used }: { passkey: NewPasskey; used: UsedChallenge },
  call: CallOf<'reader'>,
): Promise<Passkey> {
  await holdSession(tx, call)
  await storeUsedChallenge(tx, used, call.now)
  const { accountId, email } = call.reader
  if ((await countPasskeys(tx, accountId)) >= max) throw new Problem('PASSKEY_LIMIT', { params: { max } })
  const stored = await createPasskey(tx, passkey)
  await audit(tx, { action: 'passkey.added', accountId, detail: { name: stored.name } }, call)
  const about = { accountId, emailKey: emailKey(email), payload: { matter: 'passkey' } } as const
  const notMeToken = await createNotMeToken(tx, about, call)
  const edition = call.askedEdition(undefined)
  const mail = passkeyAdded({ at: call.now, device: stored.name, notMeToken }, edition, call.reader)
  await enqueueMail(tx, { purpose: 'passkey_added', to: email, edition: edition.shortcut, mail }, call)
  return stored
}

const refused = (cause: unknown): never => {
  const index = violatedIndex(cause)
  if (index === 'one_time_token_token_hash_key') throw new Problem('PASSKEY_NOT_CREATED')
  if (index === 'passkey_credential_id_key') throw new Problem('PASSKEY_EXISTS')
  throw cause
}
