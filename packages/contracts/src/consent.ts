import {
  type ConsentVersion,
  consentTexts,
  newsletterConsent,
  newsletterPageConsent as page,
} from '@leserkonto/texts'
import * as z from 'zod/mini'

const versions = Object.keys(consentTexts) as [ConsentVersion, ...ConsentVersion[]]

/** Version of the text a reader agreed to; unknown ones are refused, a proof must name its text. */
export const ConsentTextVersion = z.enum(versions)

/** Version of the text the newsletter pages show: a change made there agrees to it. */
export const newsletterPageConsent: ConsentVersion = page.version

/** The exact text of a version in the name of an edition; without a version the one the registration form shows. */
export function consentText(
  version: string | null,
  edition: string,
): { version: ConsentVersion; text: string } {
  const known = versions.find((one) => one === version) ?? newsletterConsent.version
  return { version: known, text: consentTexts[known](edition) }
}
