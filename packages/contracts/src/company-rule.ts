import * as z from 'zod/mini'

type Customer = { customer_type?: 'private' | 'company' | undefined; company_name?: string | undefined }

/** A company names itself, a private reader does not. Source: contract.md §6 "Names". */
export const companyRule = z.check<Customer>((ctx) => {
  const { customer_type, company_name } = ctx.value
  const wrong = (message: 'REQUIRED' | 'UNKNOWN_FIELD') =>
    ctx.issues.push({ code: 'custom', message, path: ['company_name'], input: undefined })
  if (customer_type === 'company' && company_name === undefined) wrong('REQUIRED')
  if (customer_type !== 'company' && company_name !== undefined) wrong('UNKNOWN_FIELD')
})
