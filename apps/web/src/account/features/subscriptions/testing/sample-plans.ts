import type { Plan } from '../Plans.tsx'

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
}
