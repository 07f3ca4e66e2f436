import { textOf } from '../../shell/history-state.ts'

/** What the form with a customer number holds. */
export type NumberValues = { gp_number: string; postcode: string }

/**
 * What the form without one holds, by the names of the call's fields. Source: docs/spec/account.md#access-data-form.
 */
export type AddressValues = {
  customer_type: string
  company_name: string
  gender: string
  given_name: string
  family_name: string
  street: string
  housenumber: string
  postcode: string
  city: string
}

/** Initial values of the form with a customer number. */
export const emptyNumber: NumberValues = { gp_number: '', postcode: '' }

/** Initial values of the form without one. */
export const emptyAddress: AddressValues = {
  customer_type: 'private',
  company_name: '',
  gender: '',
  given_name: '',
  family_name: '',
  street: '',
  housenumber: '',
  postcode: '',
  city: '',
}

/** A form's initial values, with what was typed on the page before, which its error's link has passed on. */
export const withCarried = <Values extends Readonly<Record<string, string>>>(
  empty: Values,
  state: unknown,
): Values =>
  Object.assign({}, ...Object.keys(empty).map((name) => ({ [name]: textOf(state, name) ?? empty[name] })))

/** The fields to search by: a company by its name, everyone else by first and last name, and the address. */
export function whoAndWhere(values: AddressValues) {
  const { company_name, given_name, family_name, street, housenumber, postcode, city } = values
  const where = { street, housenumber, postcode, city }
  return values.customer_type === 'company'
    ? { customer_type: 'company' as const, company_name, ...where }
    : { customer_type: 'private' as const, given_name, family_name, ...where }
}
