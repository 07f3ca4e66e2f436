import type { ServedEdition } from '@leserkonto/editions'
import { escapeHtml } from '@leserkonto/rules'

/** The edition's initial on its colour, as a `data:` address for an attribute. */
export function icon({ name, theme }: ServedEdition): string {
  const letter = escapeHtml([...name][0] ?? '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${theme.color}"/><text x="16" y="23" font-family="Georgia,serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return escapeHtml(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}
