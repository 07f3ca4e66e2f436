import { editLinkAnswer, type newsletter } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { tellRelay } from '../../steps/enqueue-mail.ts'
import { enqueueEntry } from '../../steps/outbox-entries.ts'

/** Notes the wish and answers alike for every address; whether a mail goes out is decided afterwards. */
export const requestEditLink: Story<typeof newsletter.requestEditLink> = async (form, call) => {
  const edition = call.edition(form.edition).shortcut
  const payload = { email: form.email, edition }
  await enqueueEntry(call.db, call, { kind: 'newsletter.edit_link', payload, now: call.now })
  tellRelay(call)
  return editLinkAnswer()
}
