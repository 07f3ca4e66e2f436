import type { password } from '@leserkonto/contracts'
import { safeReturnUrl } from '@leserkonto/rules'
import type { Call, OperationOf } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'

/** Stores the request with the same answer for every address; whether a mail is sent is decided afterwards. */
export const requestReset: OperationOf<typeof password.requestReset> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  const returnUrl = form.return_url && safeReturnUrl(form.return_url, call.returnTargets)
  const payload = {
    email: form.email,
    edition,
    ...(returnUrl && { returnUrl }),
    ...waitingIn(form.mark, call),
  }
  await enqueueAlone({ kind: 'password.reset', payload }, call)
  return { status: 'sent' }
}

/** The page that waits, and its browser: only one that the account knows may learn that there is one. */
const waitingIn = (mark: string | undefined, { ids, deviceSecret }: Call) =>
  mark !== undefined &&
  deviceSecret !== undefined && {
    waits: { markHash: ids.secretHash(mark), deviceHash: ids.secretHash(deviceSecret) },
  }
