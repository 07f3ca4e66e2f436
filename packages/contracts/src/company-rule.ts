import { acrossFields } from './across-fields.ts'

type Customer = { customer_type?: 'private' | 'company' | undefined; company_name?: string | undefined }

/** A company has a company name, a private reader has none. Source: docs/spec/account.md#company-name. */
export const companyRule = acrossFields<Customer>(({ customer_type, company_name }, wrong) => {
  const isPrivate = customer_type === undefined || customer_type === 'private'
  if (customer_type === 'company' && company_name === undefined) wrong('company_name', 'REQUIRED')
  if (isPrivate && company_name !== undefined) wrong('company_name', 'UNKNOWN_FIELD')
})
