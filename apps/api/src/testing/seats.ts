import type { Harness } from './harness.ts'

/** Shared plans and seats like after accepted invitations, at the publisher, too. */
export function seatsOf(api: () => Harness) {
  /** The family plan of a customer, created if there is none. */
  async function familyPlan(ownerGpNumber: string) {
    const crmSubscriptionId = `abo-${ownerGpNumber}`
    const family = { max_members: 4 }
    await api().publisher.change(ownerGpNumber, { subscriptions: [{ id: crmSubscriptionId, family }] })
    return api().deps.db.sharedSubscription.upsert({
      where: { crmSubscriptionId },
      update: {},
      create: {
        id: api().deps.ids.newId(),
        crmSubscriptionId,
        type: 'family',
        title: 'AZ PLUS Familie',
        edition: 'az',
        maxMembers: family.max_members,
        ownerGpNumber,
        status: 'live',
        createdAt: api().deps.clock.now(),
      },
    })
  }

  /** A seat of that plan for an account; the publisher knows an activated one. */
  async function seatFor(
    ownerGpNumber: string,
    member: { id: string; email: string },
    status: 'accepted' | 'activated',
  ) {
    const { deps } = api()
    const plan = await familyPlan(ownerGpNumber)
    const body = { email: member.email, account_id: member.id, role: 'member' as const }
    const added =
      status === 'activated'
        ? await deps.publisher.addSeat(plan.crmSubscriptionId, body, deps.ids.newId())
        : undefined
    const now = deps.clock.now()
    return deps.db.sharedSeat.create({
      data: {
        id: deps.ids.newId(),
        sharedSubscriptionId: plan.id,
        accountId: member.id,
        status,
        email: member.email,
        emailKey: member.email,
        givenName: 'Anna',
        familyName: 'Mit',
        crmSeatId: added?.ok ? added.value.seat_id : null,
        invitedAt: now,
        expiresAt: now,
      },
    })
  }

  const publishersSeats = (ownerGpNumber: string) => api().deps.publisher.seats(`abo-${ownerGpNumber}`)

  return { seatFor, publishersSeats }
}
