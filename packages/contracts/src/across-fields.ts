import * as z from 'zod/mini'

/** The fields of an object before they are known to be right: each may hold any value. */
type AnyFields<T extends object> = { readonly [F in keyof T]?: unknown }
/** Reports what is wrong: the field, or the path to a nested one, and the code. */
type Wrong = (path: string | readonly PropertyKey[], code: string) => void

/**
 * A rule between the fields of an object. By default zod runs such a rule only when every field is right; this one
 * always runs, so that a caller gets all errors at once. Source: docs/spec/contract.md#validation.
 */
export const acrossFields = <T extends object>(judge: (fields: AnyFields<T>, wrong: Wrong) => void) =>
  z.check<T>(
    (ctx) =>
      judge(ctx.value, (path, message) =>
        ctx.issues.push({ code: 'custom', message, path: [path].flat(), input: undefined }),
      ),
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  )

type Customer = { customer_type?: 'private' | 'company' | undefined; company_name?: string | undefined }

/** A company has a company name, a private reader has none. Source: docs/spec/account.md#company-name. */
export const companyRule = acrossFields<Customer>(({ customer_type, company_name }, wrong) => {
  const isPrivate = customer_type === undefined || customer_type === 'private'
  if (customer_type === 'company' && company_name === undefined) wrong('company_name', 'REQUIRED')
  if (isPrivate && company_name !== undefined) wrong('company_name', 'UNKNOWN_FIELD')
})
