import { type PersonaNewsletter, personas } from '@leserkonto/publisher-mock/personas'
import { emailKey } from '@leserkonto/rules'
import type { Seeding } from './seeding.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Creates the newsletter users among the personas, with their lists in the described states. */
export async function seedNewsletters({ tx, work: { ids, now } }: Seeding): Promise<void> {
  const earlier = new Date(now.getTime() - 30 * dayMs)
  for (const persona of personas.filter(({ newsletters }) => newsletters.length > 0)) {
    const suppressed = persona.newsletters.some(({ state }) => state === 'suppressed')
    await tx.newsletterUser.create({
      data: {
        id: ids.newId(),
        email: persona.email,
        emailKey: emailKey(persona.email),
        accountId: persona.accountState === 'active' ? persona.accountId : null,
        suppressedAt: suppressed ? now : null,
        suppressReason: suppressed ? 'hard_bounce' : null,
        createdAt: earlier,
        subscriptions: {
          create: persona.newsletters.map((newsletter) => subscription(newsletter, earlier, now)),
        },
      },
    })
  }
}

function subscription({ newsletterId, state }: PersonaNewsletter, earlier: Date, now: Date) {
  const confirmed = state === 'confirmed' || state === 'suppressed'
  const unsubscribed = state === 'unsubscribed'
  return {
    newsletterId,
    edition: newsletterId.split('-')[0] ?? 'az',
    origin: 'form',
    state: confirmed ? 'confirmed' : unsubscribed ? 'unsubscribed' : 'mail_sent',
    registeredAt: state === 'mail_sent' ? now : earlier,
    mailSentAt: state === 'mail_sent' ? now : earlier,
    optinConfirmationDate: confirmed ? earlier : null,
    unsubscribedAt: unsubscribed ? now : null,
    reason: unsubscribed ? '002' : null,
  } as const
}
