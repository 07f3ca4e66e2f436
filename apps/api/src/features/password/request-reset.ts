import type { password } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'

/** Notes the wish and answers alike for every address; whether a mail goes out is decided afterwards. */
export const requestReset: Story<typeof password.requestReset> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  await enqueueEntry(
    call.db,
    {
      kind: 'password.reset',
      payload: { email: form.email, edition },
    },
    call,
  )
  tellRelay(call)
  return { status: 'sent' }
}
