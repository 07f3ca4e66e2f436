import type { password } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'

/** Stores the request with the same answer for every address; whether a mail is sent is decided afterwards. */
export const requestReset: Story<typeof password.requestReset> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  await enqueueAlone({ kind: 'password.reset', payload: { email: form.email, edition } }, call)
  return { status: 'sent' }
}
