import { editLinkAnswer, type newsletter } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { enqueueEntry, tellRelay } from '../../outbox/enqueue.ts'

/** Notes the wish and answers alike for every address; whether a mail goes out is decided afterwards. */
export const requestEditLink: Story<typeof newsletter.requestEditLink> = async (form, call) => {
  const edition = call.askedEdition(form.edition).shortcut
  const payload = { email: form.email, edition }
  await enqueueEntry(call.db, { kind: 'newsletter.edit_link', payload }, call)
  tellRelay(call)
  return editLinkAnswer()
}
