import { editLinkAnswer, type newsletter } from '@leserkonto/contracts'
import type { OperationOf } from '../context.ts'
import { enqueueAlone } from '../outbox/enqueue.ts'

/** Stores the request with the same answer for every address; whether a mail is sent is decided afterwards. */
export const requestEditLink: OperationOf<typeof newsletter.requestEditLink> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  const payload = { email: form.email, edition }
  await enqueueAlone({ kind: 'newsletter.edit_link', payload }, call)
  return editLinkAnswer()
}
