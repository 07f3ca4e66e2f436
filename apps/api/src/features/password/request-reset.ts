import type { password } from '@leserkonto/contracts'
import { safeReturnUrl } from '@leserkonto/rules'
import type { Story } from '../../context.ts'
import { enqueueAlone } from '../../outbox/enqueue.ts'

/** Stores the request with the same answer for every address; whether a mail is sent is decided afterwards. */
export const requestReset: Story<typeof password.requestReset> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  const returnUrl = form.return_url && safeReturnUrl(form.return_url, call.returnTargets)
  const payload = { email: form.email, edition, ...(returnUrl && { returnUrl }) }
  await enqueueAlone({ kind: 'password.reset', payload }, call)
  return { status: 'sent' }
}
