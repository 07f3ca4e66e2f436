import { keysOf } from '@leserkonto/rules'
import {
  type ConsentEdition,
  type ConsentVersion,
  consentTexts,
  newsletterConsent,
  newsletterPageConsent as page,
} from '@leserkonto/texts'
import * as z from 'zod/mini'

const versions = keysOf(consentTexts)

/** Version of the text a reader agreed to. Unknown ones are refused: a proof of consent must name its text. */
export const ConsentTextVersion = z.enum(versions)

/** Version of the text the newsletter pages show: who changes something there agrees to it. */
export const newsletterPageConsent: ConsentVersion = page.version

/** The version that a proof names: without a known one, that of the registration form. */
export const consentVersion = (version: string | null): ConsentVersion =>
  versions.find((one) => one === version) ?? newsletterConsent.version

const gone: ConsentEdition = { name: '', phrases: { of: '' } }

/** The exact text of a version in the name of an edition, which may be gone; without a version, that of the registration form. */
export function consentText(
  version: string | null,
  edition: ConsentEdition = gone,
): { version: ConsentVersion; text: string } {
  const known = consentVersion(version)
  return { version: known, text: consentTexts[known](edition) }
}
