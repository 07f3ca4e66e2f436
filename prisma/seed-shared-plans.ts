import { personas, type SharedPlan, type SharedSeat, sharedPlans } from '@leserkonto/publisher-mock/personas'
import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import type { Seeding } from './seed.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxMembers = { family: 4, company: 10 } as const
const companyDomains = ['muster-soehne.test', 'xn--mller-bau-q9a.test']

/** The family and company plans of the personas, with their seats and invitation tokens. */
export async function seedSharedPlans(seeding: Seeding): Promise<void> {
  for (const plan of sharedPlans) await seedPlan(plan, seeding)
}

async function seedPlan(plan: SharedPlan, { tx, deps, now }: Seeding): Promise<void> {
  const owner = personas.find(({ key }) => key === plan.ownerKey)
  if (!owner?.gpNumber) throw new Error(`the owner of ${plan.subscriptionId} has no customer number`)
  const id = deps.ids.newId()
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
      createdAt: now,
    },
  })
  for (const seat of plan.seats) await seedSeat(seat, id, owner.accountId, { tx, deps, now })
}

type Context = Pick<Seeding, 'tx' | 'deps' | 'now'>

async function seedSeat(
  seat: SharedSeat,
  planId: string,
  invitedBy: string | null,
  { tx, deps, now }: Context,
) {
  const expired = seat.status === 'expired'
  const invitedAt = expired ? new Date(now.getTime() - 15 * dayMs) : now
  const expiresAt = new Date(invitedAt.getTime() + tokenLifetimeMs.invitation)
  const member = seat.status === 'activated' ? personas.find(({ key }) => key === seat.memberKey) : undefined
  const id = deps.ids.newId()
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
  await tx.oneTimeToken.create({
    data: {
      id: deps.ids.newId(),
      purpose: 'invitation',
      tokenHash: deps.ids.secretHash(seat.token),
      invitationId: id,
      emailKey: emailKey(seat.email),
      createdAt: invitedAt,
      expiresAt,
    },
  })
}
