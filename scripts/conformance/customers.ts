import { randomUUID } from 'node:crypto'
import { crmCalls } from '@leserkonto/publisher-wire/calls'
import {
  Customer,
  CustomerSearch,
  DeliveryAddress,
  Link,
  Subscriptions,
} from '@leserkonto/publisher-wire/crm'
import { mostNamed, NameSearch } from '@leserkonto/publisher-wire/name-search'
import type { Requirement } from './requirement.ts'
import { type Answer, finding, formOf, refused, type System, same, skipped } from './system.ts'

const heading = 'subscription-system'
const place = (customer: string) => ({ params: { gp_number: customer } })
const customerOf = async ({ ask }: System, customer: string) =>
  formOf(Customer, await ask(crmCalls.getCustomer, place(customer)))

/** Does something while the customer is linked to an account, which then is unlinked in any case. */
async function whileLinked(system: System, customer: string, act: (accountId: string) => Promise<void>) {
  if ((await customerOf(system, customer)).linked_account_id !== null)
    throw skipped('the customer is linked already: name one that is not')
  const accountId = `conformance-${randomUUID()}`
  const body = { account_id: accountId }
  try {
    await act(accountId)
  } finally {
    await system.ask(crmCalls.deleteLink, { ...place(customer), body, key: randomUUID() })
  }
}

const link = ({ ask }: System, customer: string, accountId: string, key: string = randomUUID()) =>
  ask(crmCalls.putLink, { ...place(customer), body: { account_id: accountId }, key })

const lacks = ({ status }: Answer) => [404, 405, 501].includes(status)

async function searchByEmail({ ask }: System, email: string): Promise<string[]> {
  const answer = await ask(crmCalls.findByEmail, { body: { email } })
  if (lacks(answer)) throw skipped('the system lacks this search')
  return formOf(CustomerSearch, answer).customers
}

async function searchByName({ ask }: System, body: { name: string; postcode: string }): Promise<string[]> {
  const answer = await ask(crmCalls.findByName, { body })
  if (lacks(answer)) throw skipped('the system lacks this search')
  return formOf(NameSearch, answer).customers.map(({ gp_number }) => gp_number)
}

const dayOf = (time: string) => time.slice(0, 'YYYY-MM-DD'.length)

const reading: readonly Requirement[] = [
  {
    says: 'A customer is answered in the form described, under the number asked for',
    heading,
    needs: 'customer',
    check: async (system, { customer }) => {
      const { gp_number } = await customerOf(system, customer)
      if (gp_number !== customer) throw finding(`asked for ${customer}, answered was ${gp_number}`)
    },
  },
  {
    says: 'The plans of a customer are answered in the form described',
    heading,
    needs: 'customer',
    check: async ({ ask }, { customer }) => {
      formOf(Subscriptions, await ask(crmCalls.getSubscriptions, place(customer)))
    },
  },
  {
    says: 'A plan that renews itself does so after it began, and not after its end',
    heading,
    needs: 'customer',
    check: async ({ ask }, { customer }) => {
      const plans = formOf(Subscriptions, await ask(crmCalls.getSubscriptions, place(customer)))
      for (const { id, start_date, end_date, renews_at } of plans) {
        if (!renews_at) continue
        if (renews_at < dayOf(start_date)) throw finding(`${id} renews before it began`)
        if (end_date && renews_at > dayOf(end_date)) throw finding(`${id} renews after its end`)
      }
    },
  },
  {
    says: 'The delivery address is answered in the form described',
    heading,
    needs: 'customer',
    check: async ({ ask }, { customer }) => {
      formOf(DeliveryAddress, await ask(crmCalls.getAddress, place(customer)))
    },
  },
  {
    says: 'A customer is found by name and address',
    heading,
    needs: 'customer',
    check: async (system, { customer }) => {
      const { address, family_name, company_name } = await customerOf(system, customer)
      const name = family_name ? { family_name } : { company_name: company_name ?? '' }
      const query = { postcode: address.postcode, street: address.street, ...name }
      const { customers } = formOf(CustomerSearch, await system.ask(crmCalls.searchCustomers, { query }))
      if (!customers.includes(customer)) throw finding('the customer is not among those found')
    },
  },
  {
    says: 'A customer is found by e-mail address, whatever its case; or the search is lacking by 404, 405 or 501',
    heading,
    needs: 'customer',
    check: async (system, { customer }) => {
      const { email } = await customerOf(system, customer)
      if (email === null) throw skipped('the customer has no e-mail address')
      const found = await searchByEmail(system, email.toUpperCase())
      if (!found.includes(customer)) throw finding('the customer is not among those found')
    },
  },
  {
    says: 'A search by an e-mail address that is nobody’s finds none',
    heading,
    check: async (system) => {
      const found = await searchByEmail(system, `niemand-${randomUUID()}@example.test`)
      if (found.length > 0) throw finding(`${found.length} customers were found`)
    },
  },
  {
    says: 'A customer is found by name and postcode, among twenty by number at most; or the search is lacking by 404, 405 or 501',
    heading,
    needs: 'customer',
    check: async (system, { customer }) => {
      const { address, family_name, company_name } = await customerOf(system, customer)
      const name = (family_name ?? company_name ?? '').toUpperCase()
      const found = await searchByName(system, { name, postcode: address.postcode })
      if (found.some((one, index) => index > 0 && one <= (found[index - 1] ?? '')))
        throw finding('the customers are not in the order of their numbers')
      if (!found.includes(customer) && found.length < mostNamed)
        throw finding('the customer is not among those found')
      const elsewhere = await searchByName(system, { name, postcode: '00000' })
      if (elsewhere.length > 0) throw finding(`${elsewhere.length} customers were found at another postcode`)
    },
  },
  {
    says: 'A search that fits nobody finds none',
    heading,
    check: async ({ ask }) => {
      const query = { postcode: '00000', family_name: `Niemand-${randomUUID()}` }
      const { customers } = formOf(CustomerSearch, await ask(crmCalls.searchCustomers, { query }))
      if (customers.length > 0) throw finding(`${customers.length} customers were found`)
    },
  },
]

const linking: readonly Requirement[] = [
  {
    says: 'A customer is linked to one account; linking it again makes no new version',
    heading,
    needs: 'customer',
    check: (system, { customer }) =>
      whileLinked(system, customer, async (accountId) => {
        const first = formOf(Link, await link(system, customer, accountId))
        const again = formOf(Link, await link(system, customer, accountId))
        if (first.linked_account_id !== accountId) throw finding('the account is not the one linked')
        if (again.version !== first.version) throw finding('the second link made a new version')
        const { linked_account_id } = await customerOf(system, customer)
        if (linked_account_id !== accountId) throw finding('the customer does not show the link')
      }),
  },
  {
    says: 'A customer who is linked elsewhere is refused with 409 LINKED_ELSEWHERE',
    heading,
    needs: 'customer',
    check: (system, { customer }) =>
      whileLinked(system, customer, async (accountId) => {
        formOf(Link, await link(system, customer, accountId))
        refused(await link(system, customer, `other-${accountId}`), 409, 'LINKED_ELSEWHERE')
      }),
  },
  {
    says: 'A link that is repeated with its Idempotency-Key gets the first answer',
    heading,
    needs: 'customer',
    check: (system, { customer }) =>
      whileLinked(system, customer, async (accountId) => {
        const key = randomUUID()
        const first = await link(system, customer, accountId, key)
        formOf(Link, first)
        same(first, await link(system, customer, accountId, key))
      }),
  },
  {
    says: 'A link ends, and ending it again is no error',
    heading,
    needs: 'customer',
    check: (system, { customer }) =>
      whileLinked(system, customer, async (accountId) => {
        formOf(Link, await link(system, customer, accountId))
        const end = () =>
          system.ask(crmCalls.deleteLink, {
            ...place(customer),
            body: { account_id: accountId },
            key: randomUUID(),
          })
        formOf(Link, await end())
        if (formOf(Link, await end()).linked_account_id !== null)
          throw finding('the customer is still linked')
      }),
  },
]

/** Reading customers, and linking them to accounts. */
export const customers = [...reading, ...linking]
