import { sharedInvite } from '@leserkonto/mails'
import {
  type Persona,
  personas,
  type SharedPlan,
  type SharedSeat,
  sharedPlans,
} from '@leserkonto/publisher-mock/personas'
import { emailKey, tokenLifetimeMs } from '@leserkonto/rules'
import { enqueueMail } from '../apps/api/src/steps/enqueue-mail.ts'
import { createNotMeToken } from '../apps/api/src/steps/not-me-token.ts'
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
  for (const seat of plan.seats)
    await seedSeat(seat, { planId: id, owner, type: plan.type }, { tx, deps, now })
}

type SeededPlan = { planId: string; owner: Persona; type: SharedPlan['type'] }
type Context = Pick<Seeding, 'tx' | 'deps' | 'now'>

async function seedSeat(seat: SharedSeat, { planId, owner, type }: SeededPlan, { tx, deps, now }: Context) {
  const invitedBy = owner.accountId
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
  if (seat.status === 'invited') await mailInvitation(seat, id, { planId, owner, type }, { tx, deps, now })
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

/** The mail of an open invitation, as if it had been sent just now. */
async function mailInvitation(
  { email, token }: Extract<SharedSeat, { token: string }>,
  seatId: string,
  { owner, type }: SeededPlan,
  { tx, deps, now }: Context,
): Promise<void> {
  const edition = deps.editions.find(({ shortcut }) => shortcut === 'az')
  if (!edition) return
  const about = { invitationId: seatId, payload: { matter: 'invitation' } } as const
  const notMeToken = await createNotMeToken(tx, about, { ids: deps.ids, now })
  const name = owner.companyName ?? [owner.givenName, owner.familyName].filter(Boolean).join(' ')
  const mail = sharedInvite({ owner: name || null, type, token, notMeToken }, edition)
  await enqueueMail(tx, deps, { purpose: 'shared_invite', to: email, edition: 'az', mail }, now)
}
