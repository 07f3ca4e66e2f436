import type { password } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { tellRelay } from '../../steps/enqueue-mail.ts'
import { enqueueEntry } from '../../steps/outbox-entries.ts'

/** Notes the wish and answers alike for every address; whether a mail goes out is decided afterwards. */
export const requestReset: Story<typeof password.requestReset> = async (form, call) => {
  const edition = call.edition(form.edition).shortcut
  await enqueueEntry(call.db, call, {
    kind: 'password.reset',
    payload: { email: form.email, edition },
    now: call.now,
  })
  tellRelay(call)
  return { status: 'sent' }
}
