import type { CardHolder, Plan } from '../plan-state.ts'

/** A running plan, for stories and tests. */
export const plan: Plan = {
  gp_number: '1000000910',
  id: 'S-1000000910-1',
  product: 'AZ-PLUS',
  title: 'Auentaler Zeitung Plus',
  edition: 'az',
  rights: ['09', '01'],
  status: 'running',
  start_date: '2024-05-02T22:00:00.000Z',
  end_date: null,
  customer_type: 'private',
  shared: null,
  seats: null,
  price: null,
  renews_at: null,
  notice: null,
  delivered: null,
}

/** The same from a publisher that says all there is to say. */
export const detailedPlan: Plan = {
  ...plan,
  price: { cents: 1490, per: 'month' },
  renews_at: '2026-12-22',
  notice: 'P0D',
  delivered: false,
}

/** Whose plans these are. */
export const holder: CardHolder = {
  given_name: 'Petra',
  family_name: 'Lindner',
  company_name: null,
  gender: 'female',
  email: 'petra.lindner@example.test',
}
