import type { NamedCustomer } from '@leserkonto/publisher-wire/name-search'
import { isOutage, type NameAndPostcode } from '@leserkonto/rules'
import { deskTexts } from '@leserkonto/texts'
import { findLinkHolders } from '../../customers/store/account-links.ts'
import type { DeskCall } from '../../desk-context.ts'
import { nameOf } from '../shared/answers.ts'
import { type Found, foundAs, type Looked } from './found.ts'

/** Customers whom the publisher has found: those with an account lead to it. */
export type AtPublisher = Pick<Looked, 'rows' | 'cannot'>

const { noAccount, namedCustomer } = deskTexts.search

/** Customers with this address. */
export const customersOf = (key: string, call: DeskCall): Promise<AtPublisher> =>
  unlessSilent(async () => {
    const numbers = (await call.publisher.customersOf(key)) ?? []
    const holders = await findLinkHolders(call.db, numbers)
    const rows = numbers.map((number): Found => {
      const holder = holders.get(number)
      return holder
        ? foundAs('number', holder)
        : { name: noAccount(number), email: key, state: 'noAccount', by: 'publisher' }
    })
    return { rows }
  })

/** Customers with one of these names, the first that is somebody's, and this postcode. */
export const customersNamed = (who: NameAndPostcode, call: DeskCall): Promise<AtPublisher> =>
  unlessSilent(async () => {
    const customers = await askByName(who, call)
    if (customers === null) return { rows: [], cannot: 'noPostcodes' }
    const holders = await findLinkHolders(
      call.db,
      customers.map(({ gp_number }) => gp_number),
    )
    const rows = customers.map((customer): Found => {
      const holder = holders.get(customer.gp_number)
      return holder
        ? foundAs('postcode', holder)
        : { name: wordsOf(customer), email: '–', state: 'noAccount', by: 'publisher' }
    })
    return { rows: oncePerAccount(rows) }
  })

async function askByName({ names, postcode }: NameAndPostcode, { publisher }: DeskCall) {
  let found: NamedCustomer[] | null = []
  for (const name of names) {
    found = await publisher.customersNamed({ name, postcode })
    if (found === null || found.length > 0) break
  }
  return found
}

function wordsOf({ gp_number, given_name, family_name, company_name, city }: NamedCustomer): string {
  const name = company_name ?? nameOf({ givenName: given_name, familyName: family_name })
  return namedCustomer(name, city, noAccount(gp_number))
}

/** Several numbers may be linked to one account. */
const oncePerAccount = (rows: readonly Found[]): Found[] =>
  rows.filter(({ id }, at) => id === undefined || rows.findIndex((one) => one.id === id) === at)

async function unlessSilent(asked: () => Promise<AtPublisher>): Promise<AtPublisher> {
  try {
    return await asked()
  } catch (error) {
    if (!isOutage(error)) throw error
    return { rows: [], cannot: 'silent' }
  }
}
