import type { Customer } from '@leserkonto/publisher-wire/crm'
import type { Persona } from './persona.ts'
import { personas } from './personas.ts'

const asCustomer = (gpNumber: string, persona: Persona): Customer => ({
  gp_number: gpNumber,
  customer_type: persona.customerType,
  company_name: persona.companyName ?? null,
  gender: persona.gender,
  given_name: persona.givenName,
  family_name: persona.familyName,
  email: persona.email,
  address: persona.address,
  status: 'active',
  linked_account_id: persona.accountId,
  version: 1,
})

/** The persons with a customer number, linked where they have an account. */
export const customers: Customer[] = personas.flatMap((persona) =>
  persona.gpNumber === null ? [] : [asCustomer(persona.gpNumber, persona)],
)
