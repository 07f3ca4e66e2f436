import { sharedInvite } from '@leserkonto/mails'
import {
  type Persona,
  personas,
  type SharedPlan,
  type SharedSeat,
  sharedPlans,
} from '@leserkonto/publisher-mock/personas'
import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import { createNotMeToken } from '../apps/api/src/accounts/shared/not-me-token.ts'
import { enqueueMail } from '../apps/api/src/outbox/enqueue.ts'
import type { Seeding } from './seeding.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxMembers = { family: 4, company: 10 } as const
const companyDomains = ['muster-soehne.test', 'xn--mller-bau-q9a.test']

/** The family and company plans of the personas, with their seats and invitation tokens. */
export async function seedSharedPlans(seeding: Seeding): Promise<void> {
  for (const plan of sharedPlans) await seedPlan(plan, seeding)
}

async function seedPlan(plan: SharedPlan, seeding: Seeding): Promise<void> {
  const { tx, work } = seeding
  const owner = personas.find(({ key }) => key === plan.ownerKey)
  if (!owner?.gpNumber) throw new Error(`the owner of ${plan.subscriptionId} has no customer number`)
  const id = work.ids.newId()
  await tx.sharedSubscription.create({
    data: {
      id,
      crmSubscriptionId: plan.subscriptionId,
      type: plan.type,
      title: plan.type === 'family' ? 'AZ PLUS Familie' : 'AZ PLUS Firma',
      edition: 'az',
      companyName: owner.companyName ?? null,
      maxMembers: maxMembers[plan.type],
      allowedDomains: plan.type === 'company' ? companyDomains : [],
      ownerGpNumber: owner.gpNumber,
      status: 'live',
      createdAt: work.now,
    },
  })
  for (const seat of plan.seats) await seedSeat(seat, { planId: id, owner, type: plan.type }, seeding)
}

type SeededPlan = { planId: string; owner: Persona; type: SharedPlan['type'] }

async function seedSeat(seat: SharedSeat, { planId, owner, type }: SeededPlan, seeding: Seeding) {
  const { tx, work } = seeding
  const { now } = work
  const invitedBy = owner.accountId
  const expired = seat.status === 'expired'
  const invitedAt = expired ? new Date(now.getTime() - 15 * dayMs) : now
  const expiresAt = new Date(invitedAt.getTime() + tokenLifetimeMs.invitation)
  const member = seat.status === 'activated' ? personas.find(({ key }) => key === seat.memberKey) : undefined
  const id = work.ids.newId()
  await tx.sharedSeat.create({
    data: {
      id,
      sharedSubscriptionId: planId,
      email: seat.email,
      emailKey: emailKey(seat.email),
      accountId: member?.accountId ?? null,
      status: seat.status,
      crmSeatId: seat.status === 'activated' ? seat.crmSeatId : null,
      invitedBy,
      invitedAt,
      expiresAt,
      acceptedAt: member ? now : null,
      activatedAt: member ? now : null,
    },
  })
  if (seat.status === 'activated') return
  if (seat.status === 'invited') await mailInvitation(seat, id, { planId, owner, type }, seeding)
  await tx.oneTimeToken.create({
    data: {
      id: work.ids.newId(),
      purpose: 'invitation',
      tokenHash: work.ids.secretHash(seat.token),
      invitationId: id,
      emailKey: emailKey(seat.email),
      createdAt: invitedAt,
      expiresAt,
    },
  })
}

/** The mail of an open invitation, as if it had been sent just now. */
async function mailInvitation(
  { email, token }: Extract<SharedSeat, { token: string }>,
  seatId: string,
  { owner, type }: SeededPlan,
  { tx, work }: Seeding,
): Promise<void> {
  const about = { invitationId: seatId, payload: { matter: 'invitation' } } as const
  const notMeToken = await createNotMeToken(tx, about, work)
  const name = owner.companyName ?? [owner.givenName, owner.familyName].filter(Boolean).join(' ')
  const mail = sharedInvite({ owner: name || null, type, token, notMeToken }, work.edition('az'))
  await enqueueMail(tx, { purpose: 'shared_invite', to: email, edition: 'az', mail }, work)
}
