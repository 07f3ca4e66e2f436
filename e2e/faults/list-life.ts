import { randomUUID } from 'node:crypto'
import { newsletterDoiMailTexts, newsletterEditMailTexts } from '@leserkonto/texts'
import { type Cast, inLink, mailTo, must } from './cast.ts'

const list = 'az-morgen'

/** Someone without an account who signs up for a newsletter, confirms by the mail, and perhaps leaves again. */
export async function listLife(cast: Cast): Promise<void> {
  const { door, ledger, random } = cast
  const email = `post-${randomUUID()}@example.test`
  const json = { email, edition: 'az', newsletters: [list], consent_text_version: 'newsletter-2026-11' }
  const asked = await door.ask('/newsletter/user', { method: 'POST', json })
  must(asked, [200])
  ledger.mails.push({ to: email, purpose: 'newsletter_doi', least: 1, most: 1 + asked.doubts })
  await prove(cast, await mailTo(cast, email, newsletterDoiMailTexts.subject), { register_status: 3 })
  ledger.lists.set(`${email} ${list}`, { email, list, state: 'confirmed' })
  if (random.below(2) === 0) return
  must(
    await door.ask('/newsletter/request-edit-link', { method: 'POST', json: { email, edition: 'az' } }),
    [200],
  )
  const mail = await mailTo(cast, email, newsletterEditMailTexts.subject)
  await prove(cast, mail, { register_status: 5, newsletters: [list] })
  ledger.lists.set(`${email} ${list}`, { email, list, state: 'unsubscribed' })
}

async function prove({ door }: Cast, mail: string, wish: object): Promise<void> {
  const json = { ...wish, token: inLink(mail, 'token') }
  must(await door.ask(`/newsletter/user/${inLink(mail, 'id')}`, { method: 'PUT', json }), [200])
}
