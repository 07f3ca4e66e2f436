import { createHash } from 'node:crypto'

/** JSON that is safe inside a script element: it contains no tag and no line separator. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The hash source of a content security policy for the text of an element: `sha256-…`. */
export const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
