/** A token like the service's; its signature is not checked here. */
export const tokenOf = (sub: string, more: object = {}): string =>
  `e30.${btoa(JSON.stringify({ sub, ...more }))}.c2ln`

/** A reader as in the answer of GET /userinfo. */
export const reader = {
  sub: 'reader-1',
  email: 'mia.muster@example.test',
  has_password: true,
  given_name: 'Mia',
  family_name: 'Muster',
  username: null,
  gender: null,
  birth_date: null,
  birth_date_of: null,
  gp_number: null,
  gp_numbers: [],
  found_gp_numbers: [],
  subscriptions: [],
  customer_type: 'private',
  company_name: null,
  pending_email: null,
  shared_subscriptions_role: null,
  shared_subscriptions_company_name: null,
  reads_along: null,
  seat_notice: null,
}
