import * as z from 'zod/mini'

/** The fields of an object while some of them may be wrong: each holds what it should, or anything else. */
type AnyFields<T extends object> = { readonly [F in keyof T]?: unknown }
/** Names a field, or the way to one inside, and what is wrong with it. */
type Wrong = (path: string | readonly PropertyKey[], code: string) => void

/**
 * A rule between the fields of an object. Left to itself, zod asks it only once each field is right; asked anyway, a
 * caller hears everything at once. Source: docs/spec/contract.md#validation.
 */
export const acrossFields = <T extends object>(judge: (fields: AnyFields<T>, wrong: Wrong) => void) =>
  z.check<T>(
    (ctx) =>
      judge(ctx.value, (path, message) =>
        ctx.issues.push({ code: 'custom', message, path: [path].flat(), input: undefined }),
      ),
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  )
