import type { session } from '@leserkonto/contracts'
import { emailKey, loginCodeLimits } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { handOver, newEntry } from '../../outbox/enqueue.ts'
import { storeLoginCode } from '../store/login-codes.ts'

/**
 * Stores a request for a code with the same answer for every address: who it is, and whether a mail with a code leaves, is
 * decided after the answer (send-login-code.ts). Source: docs/spec/security.md#codes-by-mail.
 */
export const requestCode: OperationOf<typeof session.requestCode> = async (form, call) => {
  const attempt = call.ids.newSecret()
  const code = {
    id: call.ids.newId(),
    attemptHash: call.ids.secretHash(attempt),
    email: form.email,
    emailKey: emailKey(form.email),
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + loginCodeLimits.lifetimeMs),
  }
  const payload = {
    id: code.id,
    edition: call.askedEdition(form.edition).shortcut,
    ...(call.deviceSecret && { deviceHash: call.ids.secretHash(call.deviceSecret) }),
    isOwner: call.reader?.emailKey === code.emailKey,
    userAgent: call.userAgent,
    askedAt: call.now.toISOString(),
  }
  const entry = newEntry({ kind: 'login.code', payload }, call)
  await storeLoginCode(call.pool, code, entry)
  handOver(entry, call)
  return { attempt, expires_in: loginCodeLimits.lifetimeMs / 1000 }
}
