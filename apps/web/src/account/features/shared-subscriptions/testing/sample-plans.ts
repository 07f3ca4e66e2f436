import type { Invitation, Member, Membership, OwnPlan } from '../shared-plan.ts'

// What the service would answer, for stories and tests.

const id = (count: number) => `00000000-0000-4000-8000-00000000000${count}`

/** A seat of `status`, with the labels the service gives it; its id is its address. */
export const sampleMember = (
  email: string,
  status: Member['status'],
  more: Partial<Member> = {},
): Member => ({
  id: email,
  email,
  given_name: null,
  family_name: null,
  status,
  invitation_label: ['accepted', 'activated'].includes(status) ? 'angenommen' : 'nicht angenommen',
  account_label: status === 'activated' ? 'aktiviert' : 'noch nicht aktiviert',
  invited_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-04T12:00:00.000Z',
  manages: false,
  ...more,
})

/** One seat of each kind an owner meets. */
export const sampleMembers: readonly Member[] = [
  sampleMember('ole.muster@example.test', 'activated', { given_name: 'Ole', family_name: 'Muster' }),
  sampleMember('ida.muster@example.test', 'accepted'),
  sampleMember('jan.muster@example.test', 'invited'),
  sampleMember('zu.spaet@example.test', 'expired'),
  sampleMember('nein.danke@example.test', 'declined'),
]

/** A family of four seats, three of them taken. */
export const sampleFamily: OwnPlan = {
  role: 'owner',
  id: id(1),
  type: 'family',
  title: 'AZ PLUS Familie',
  company_name: null,
  ended: false,
  max_members: 4,
  used: 3,
  allowed_domains: [],
  childusers: [...sampleMembers],
  own_seat: null,
}

/** A company of ten seats that allows addresses of its own domains only. */
export const sampleCompany: OwnPlan = {
  ...sampleFamily,
  type: 'company',
  title: 'AZ PLUS Firma',
  company_name: 'Muster & Söhne GmbH',
  max_members: 10,
  used: 1,
  allowed_domains: ['muster-soehne.test', 'müller-bau.test'],
  childusers: [sampleMember('mia@muster-soehne.test', 'activated')],
}

/** An activated seat in somebody's family plan. */
export const sampleMembership: Membership = {
  role: 'member',
  id: id(2),
  type: 'family',
  title: 'AZ PLUS Familie',
  owner_name: 'Kim Muster',
  seat: { id: id(3), status: 'activated' },
}

/** Until when an ended plan may be renewed, as its owner and its members see it. */
export const sampleRenewal = { renewable_until: '2026-12-22T12:05:00.000Z' }

/** A membership that ended with its plan. */
export const endedMembership: Membership = {
  ...sampleMembership,
  ...sampleRenewal,
  seat: { ...sampleMembership.seat, status: 'ended' },
}

/** An open invitation to a family plan, as a visitor without a session sees it. */
export const sampleInvitation: Invitation = {
  id: id(4),
  type: 'family',
  status: 'invited',
  expires_at: '2026-12-04T12:00:00.000Z',
  email_masked: 'm***@e***.test',
  email: 'mia.muster@example.test',
  owner_name: 'Kim Muster',
  company_name: null,
  needs_address: true,
  logged_in_as_invitee: false,
}
