import type { Subscription, SubscriptionFlags } from '@leserkonto/publisher-wire/crm'
import type { Moment } from '../clock.ts'

/** A subscription as it is stored: its dates are relative to the clock, its status is computed. */
export type SubscriptionRow = Omit<Subscription, 'status' | 'start_date' | 'end_date' | 'renews_at'> & {
  gp_number: string
  starts: Moment
  ends: Moment | null
  /** Without it nothing is said of a renewal. */
  renews?: Moment | null
}

export const noFlags: SubscriptionFlags = {
  direct_delivery: false,
  direct_delivery_pur: false,
  direct_delivery_noad: false,
  pur_abo: false,
  noad_abo: false,
  bundle_text: null,
}

const hourMs = 3_600_000
const daysAgo = (days: number): Moment => ({ afterMs: -days * 24 * hourMs })
const inDays = (days: number) => daysAgo(-days)
const monthly = (cents: number) => ({ cents, per: 'month' as const })

const plus = { product: 'AZ-PLUS', title: 'AZ PLUS', rights: ['09', '01'] }
const family = { product: 'PLUS-FAMILIE', title: 'AZ PLUS Familie', rights: ['09', '01'] }

const plan = (
  gpNumber: string,
  given: Partial<SubscriptionRow> & Pick<SubscriptionRow, 'product' | 'title' | 'rights'>,
): SubscriptionRow => ({
  id: `abo-${gpNumber}`,
  gp_number: gpNumber,
  edition: 'az',
  starts: daysAgo(400),
  ends: null,
  flags: noFlags,
  family: null,
  company: null,
  ...given,
})

/** One plan per customer; 1000000913 has none. Of some the publisher says price, renewal and notice, of others nothing. */
export const subscriptions: SubscriptionRow[] = [
  plan('1000000101', {
    ...plus,
    price: monthly(1490),
    renews: inDays(26),
    notice: 'P0D',
    delivered: false,
  }),
  plan('1000000202', {
    ...family,
    family: { max_members: 4 },
    price: monthly(1990),
    renews: inDays(12),
    notice: 'P1M',
    delivered: false,
  }),
  plan('1000000203', { ...family, family: { max_members: 4 } }),
  plan('1000000204', { ...family, family: { max_members: 4 }, ends: daysAgo(1) }),
  plan('2000000301', {
    product: 'PLUS-FIRMA',
    title: 'AZ PLUS Firma',
    rights: ['09', '01'],
    company: { seats: 10, allowed_domains: ['muster-soehne.test', 'müller-bau.test'] },
    price: { cents: 119_000, per: 'year' },
    renews: inDays(110),
    notice: 'P3M',
  }),
  plan('1000000404', plus),
  plan('1000000505', {
    product: 'AZ-PRINT',
    title: 'AZ gedruckte Zeitung',
    rights: [],
    price: { cents: 12_870, per: 'quarter' },
    notice: 'P6W',
    delivered: true,
  }),
  plan('1000000606', { product: 'AZ-NEWSLETTER', title: 'AZ Premium-Newsletter', rights: ['01'] }),
  plan('1000000707', {
    product: 'AZ-PUR',
    title: 'AZ PUR',
    rights: ['09'],
    flags: {
      ...noFlags,
      direct_delivery: true,
      direct_delivery_pur: true,
      pur_abo: true,
      bundle_text: 'AZ PUR im Paket mit der Direktzustellung',
    },
  }),
  plan('1000000708', {
    product: 'AZ-NOAD',
    title: 'AZ ohne Werbung',
    rights: ['09'],
    flags: {
      ...noFlags,
      direct_delivery: true,
      direct_delivery_noad: true,
      noad_abo: true,
      bundle_text: 'AZ ohne Werbung im Paket mit der Direktzustellung',
    },
  }),
  plan('1000000808', { ...plus, ends: daysAgo(1) }),
  plan('1000000809', { ...plus, ends: { afterMs: hourMs } }),
  plan('1000000901', plus),
  plan('1000000910', { ...plus, price: monthly(1490), renews: inDays(20), notice: 'P14D' }),
  plan('1000000911', plus),
  plan('1000000912', plus),
]
