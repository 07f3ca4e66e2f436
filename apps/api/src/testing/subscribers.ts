import type { OutgoingMail } from '../adapters/mime.ts'
import { type Caller, freshEmail, type Harness, tokenIn } from './harness.ts'

/** What the links of a newsletter mail carry. */
export type MailLink = { id: string; token: string }

/** The newsletter user and the token in the first link of a mail. */
export function linkIn(mail: OutgoingMail | undefined): MailLink {
  const id = /[?&]id=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!id) throw new Error('the mail names no newsletter user')
  return { id, token: tokenIn(mail) }
}

/** The way of a newsletter reader without an account, through the front door. */
export function subscribersOf(api: () => Harness) {
  const signUp = (email: string, newsletters: string[], more: object = {}, caller = api().caller()) =>
    caller
      .request('post', '/newsletter/user')
      .send({ email, edition: 'az', newsletters, consent_text_version: 'newsletter-2026-12', ...more })

  const put = (id: string, body: object, caller = api().caller(), bearer?: string) =>
    caller.request('put', `/newsletter/user/${id}`, bearer).send(body)

  const confirm = ({ id, token }: MailLink, caller = api().caller()) =>
    put(id, { register_status: 3, token }, caller)

  /** GET /newsletter/user, with a mail's token where given. */
  const look = (query: string, token?: string, caller: Caller = api().caller(), bearer?: string) => {
    const call = caller.request('get', `/newsletter/user?${query}`, bearer)
    return token ? call.set('X-Newsletter-Token', token) : call
  }

  /** The link of the newest mail to an address, once everything waiting has been sent. */
  async function newestLink(email: string): Promise<MailLink> {
    await api().settle()
    return linkIn(api().mailsTo(email).at(-1))
  }

  /** An address that has confirmed these lists of az. */
  async function subscriber(
    newsletters: string[] = ['az-morgen'],
    email = freshEmail('abo'),
  ): Promise<string> {
    await signUp(email, newsletters).expect(200)
    await confirm(await newestLink(email)).expect(200)
    // Beyond the silent limit of one mail a minute.
    api().advance(61_000)
    return email
  }

  /** The edit link of an address that has newsletters. */
  async function editLink(email: string): Promise<MailLink> {
    await api()
      .caller()
      .request('post', '/newsletter/request-edit-link')
      .send({ email, edition: 'az' })
      .expect(200)
    return newestLink(email)
  }

  const rowsOf = (id: string) =>
    api().deps.db.newsletterSubscription.findMany({
      where: { newsletterUserId: id },
      orderBy: { newsletterId: 'asc' },
    })

  /** The proofs of a newsletter user in their order; those of one instant in the order of the steps. */
  const consentsOf = async (id: string) => {
    const events = await api().deps.db.consentEvent.findMany({ where: { newsletterUserId: id } })
    const rank = ({ at, type }: (typeof events)[number]) => at.getTime() * 10 + steps.indexOf(type)
    return events.sort((one, other) => rank(one) - rank(other))
  }

  return { signUp, put, confirm, look, newestLink, subscriber, editLink, rowsOf, consentsOf }
}

const steps = ['requested', 'confirmed', 'changed', 'denied', 'unsubscribed']
