import type { CompanyUsers } from '../company-users.ts'

/** What the service would answer, for stories and tests. */
export const sampleCompanyUsers: CompanyUsers = {
  version: 7,
  gp_number: '2000000301',
  company_name: 'Muster & Söhne GmbH',
  max_users: 10,
  used: 2,
  allowed_domains: ['muster-soehne.test', 'müller-bau.test'],
  users: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'mia@muster-soehne.test',
      given_name: 'Mia',
      family_name: 'Muster',
      status: 'activated',
      manages: false,
    },
    {
      id: '00000000-0000-4000-8000-000000000002',
      email: 'ole@muster-soehne.test',
      given_name: null,
      family_name: null,
      status: 'invited',
      manages: false,
    },
  ],
}
