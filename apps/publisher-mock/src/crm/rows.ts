import type { Customer } from '@leserkonto/publisher-wire/crm'
import type { Seed } from '../data/seed.ts'
import type { SubscriptionRow } from '../data/subscriptions.ts'
import { notFound } from '../refusal.ts'

/** The customer or 404. Read rows must not be changed; take them from `change()` for that. */
export const customerRow = (rows: Readonly<Seed>, gpNumber: string): Customer => {
  const customer = rows.customers.get(gpNumber)
  if (!customer) throw notFound('This customer')
  return customer
}

/** The subscription or 404. */
export const subscriptionRow = (rows: Readonly<Seed>, id: string): SubscriptionRow => {
  const subscription = rows.subscriptions.find((row) => row.id === id)
  if (!subscription) throw notFound('This subscription')
  return subscription
}
