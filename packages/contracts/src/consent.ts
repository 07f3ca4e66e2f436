import {
  type ConsentVersion,
  consentTexts,
  newsletterConsent,
  newsletterPageConsent as page,
} from '@leserkonto/texts'
import * as z from 'zod/mini'

const versions = Object.keys(consentTexts) as [ConsentVersion, ...ConsentVersion[]]

/** Version of the text a reader agreed to. Unknown ones are refused: a proof of consent must name its text. */
export const ConsentTextVersion = z.enum(versions)

/** Version of the text the newsletter pages show: who changes something there agrees to it. */
export const newsletterPageConsent: ConsentVersion = page.version

/** The exact text of a version in the name of an edition; without a version, the text of the registration form. */
export function consentText(
  version: string | null,
  edition: string,
): { version: ConsentVersion; text: string } {
  const known = versions.find((one) => one === version) ?? newsletterConsent.version
  return { version: known, text: consentTexts[known](edition) }
}
