/** A family or company plan as the account service's seed should hold it. */
export type SharedPlan = {
  subscriptionId: string
  type: 'family' | 'company'
  ownerKey: string
  seats: SharedSeat[]
}

/** A seat of such a plan, as its owner sees it. */
export type SharedSeat =
  /** Taken: the CRM holds the seat under crmSeatId. */
  | { status: 'activated'; email: string; memberKey: string; crmSeatId: string }
  /** Invited; expired ones are past their 14 days. `token` is fixed, 43 characters like a real one. */
  | { status: 'invited' | 'expired'; email: string; invitationId: string; token: string }

/** The plans behind the `familie.*` and `firma.*` personas. */
export const sharedPlans: SharedPlan[] = [
  {
    subscriptionId: 'abo-1000000202',
    type: 'family',
    ownerKey: 'familie.inhaber',
    seats: [
      {
        status: 'activated',
        email: 'familie.mitglied@example.test',
        memberKey: 'familie.mitglied',
        crmSeatId: 'seat-0001',
      },
      {
        status: 'invited',
        email: 'familie.eingeladen@example.test',
        invitationId: 'inv-0001',
        token: 'test-invitation-token-inv-0001-000000000001',
      },
      {
        status: 'expired',
        email: 'familie.zu.spaet@example.test',
        invitationId: 'inv-0004',
        token: 'test-invitation-token-inv-0004-000000000004',
      },
    ],
  },
  {
    subscriptionId: 'abo-1000000203',
    type: 'family',
    ownerKey: 'familie.zweite',
    seats: [
      {
        status: 'invited',
        email: 'familie.neu@example.test',
        invitationId: 'inv-0002',
        token: 'test-invitation-token-inv-0002-000000000002',
      },
      {
        status: 'invited',
        email: 'familie.fremd@example.test',
        invitationId: 'inv-0003',
        token: 'test-invitation-token-inv-0003-000000000003',
      },
    ],
  },
  {
    subscriptionId: 'abo-1000000204',
    type: 'family',
    ownerKey: 'familie.beendet',
    seats: [
      {
        status: 'activated',
        email: 'familie.beendet.mitglied@example.test',
        memberKey: 'familie.beendet.mitglied',
        crmSeatId: 'seat-0003',
      },
    ],
  },
  {
    subscriptionId: 'abo-2000000301',
    type: 'company',
    ownerKey: 'firma.inhaber',
    seats: [
      {
        status: 'activated',
        email: 'firma.mitarbeiter@muster-soehne.test',
        memberKey: 'firma.mitarbeiter@muster-soehne.test',
        crmSeatId: 'seat-0002',
      },
    ],
  },
]
