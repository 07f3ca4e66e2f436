import { createHash } from 'node:crypto'
import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml } from '@leserkonto/rules'

/** JSON that is safe inside a script element: it contains no tag and no line separator. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The hash source of a content security policy for the text of an element: `sha256-…`. */
export const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * The text of a function that is sent inline and uses nothing around it: without comments and indentation, which readers
 * would load each time.
 */
export const inlineFunction = (code: (...given: never[]) => unknown): string =>
  `(${code})`.replaceAll(/^ *(\/\/.*\n)?/gm, '').replaceAll(/ {2,}/g, ' ')

/** The edition's initial on its colour, as a `data:` address for an attribute. */
export function icon({ name, theme }: ServedEdition): string {
  const letter = escapeHtml([...name][0] ?? '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${theme.color}"/><text x="16" y="23" font-family="Georgia,serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return escapeHtml(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}
