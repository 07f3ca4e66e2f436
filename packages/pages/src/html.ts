import { createHash } from 'node:crypto'

/** JSON that is safe inside a script element: no tag can start and no line separator breaks it. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** How a content security policy names the text of an element. */
export const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
