import type { ServedEdition } from '@leserkonto/editions'
import { addresses, escapeHtml } from '@leserkonto/rules'
import { accountTexts, sessionTexts } from '@leserkonto/texts'
import { icon, policyHash } from '../html.ts'
import { keepScript } from './keep-script.ts'

/**
 * The page that brings a token to the sign-on edition by a form, so that it is in no address, and its policy. Only an
 * edition's own page can send this form with the edition's origin, which is what the sign-on edition asks for.
 * Source: docs/spec/contract.md#sign-on.
 */
export function keepPage(edition: ServedEdition, signOn: ServedEdition): { html: string; policy: string } {
  const text = escapeHtml(sessionTexts.signOn.keeping)
  const html = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${escapeHtml(accountTexts.pageTitle(sessionTexts.signOn.title, edition.name))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon(edition)}">
</head>
<body>
<main><h1>${text}</h1></main>
<form method="post" action="${escapeHtml(signOn.ownUrl + addresses.signOnKeep)}" hidden>
<input type="hidden" name="token"><input type="hidden" name="return_url">
</form>
<script>${keepScript}</script>
</body>
</html>
`
  return { html, policy: policyOf(signOn) }
}

// Browsers ask `form-action` for what the answer redirects to as well: the way back is to this edition.
const policyOf = ({ ownUrl }: ServedEdition) =>
  [
    "default-src 'none'",
    `script-src '${policyHash(keepScript)}'`,
    'img-src data:',
    `form-action 'self' ${ownUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
