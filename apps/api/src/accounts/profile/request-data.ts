import type { profile } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'

/** Takes the request of any address, with the same answer and the same mail for all: nobody learns who is known. */
export const requestData: OperationOf<typeof profile.requestData> = async (form, call) => {
  const payload = { email: form.email, edition: call.askedEdition(form.edition).shortcut }
  await enqueueAlone({ kind: 'data.link', payload }, call)
  return { status: 'requested' }
}
