import type { registration } from '@leserkonto/contracts'
import type { OperationOf } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'

/** Stores the request with the same answer for every address; whether and which mail is sent is decided afterwards. */
export const requestDoiEmail: OperationOf<typeof registration.requestDoiEmail> = async (form, call) => {
  const edition = call.askedEdition(form.edition)
  await enqueueAlone(
    {
      kind: 'registration.mail',
      payload: {
        email: form.email,
        edition: edition.shortcut,
        ip: call.ip,
        userAgent: call.userAgent,
        askedAt: call.now.toISOString(),
      },
    },
    call,
  )
  return { status: 'sent' }
}
