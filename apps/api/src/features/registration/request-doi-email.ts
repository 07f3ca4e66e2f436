import type { registration } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { tellRelay } from '../../steps/enqueue-mail.ts'
import { enqueueEntry } from '../../steps/outbox-entries.ts'

/** Notes the wish and answers alike for every address; whether and which mail goes out is decided afterwards. */
export const requestDoiEmail: Story<typeof registration.requestDoiEmail> = async (form, call) => {
  const edition = call.edition(form.edition)
  await enqueueEntry(call.db, call, {
    kind: 'registration.mail',
    payload: {
      email: form.email,
      edition: edition.shortcut,
      ip: call.ip,
      userAgent: call.userAgent,
      askedAt: call.now.toISOString(),
    },
    now: call.now,
  })
  tellRelay(call)
  return { status: 'sent' }
}
