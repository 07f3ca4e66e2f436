/** In whose name a consent is asked. */
export type ConsentEdition = {
  readonly name: string
  /** "der Auentaler Zeitung". */
  readonly phrases: { readonly of: string }
}

/**
 * What a reader agrees to by ticking a newsletter box, by version. A version is never changed: proofs of consent
 * name it and the hash of its text. Source: docs/spec/flows.md#consent-and-double-opt-in.
 */
export const consentTexts = {
  'registrierung-2026-11': ({ name }: ConsentEdition) =>
    `Ja, ich möchte den Newsletter von „${name}“ per E-Mail erhalten. Ich kann ihn jederzeit abbestellen, zum Beispiel über den Link in jeder Ausgabe.`,
  'newsletter-2026-11': ({ name }: ConsentEdition) =>
    `Ja, ich möchte die ausgewählten Newsletter von „${name}“ per E-Mail erhalten. Ich kann sie jederzeit abbestellen, zum Beispiel über den Link in jeder Ausgabe.`,
  'registrierung-2026-12': ({ phrases }: ConsentEdition) =>
    `Ja, ich möchte den Newsletter ${phrases.of} per E-Mail erhalten. Ich kann ihn jederzeit abbestellen, zum Beispiel über den Link in jeder Ausgabe.`,
  'newsletter-2026-12': ({ phrases }: ConsentEdition) =>
    `Ja, ich möchte die ausgewählten Newsletter ${phrases.of} per E-Mail erhalten. Ich kann sie jederzeit abbestellen, zum Beispiel über den Link in jeder Ausgabe.`,
} as const

/** A version of a consent text. */
export type ConsentVersion = keyof typeof consentTexts

/** The box on the newsletter pages. */
export const newsletterPageConsent = {
  version: 'newsletter-2026-12',
  text: consentTexts['newsletter-2026-12'],
} as const

/** The box on the registration form. */
export const newsletterConsent = {
  version: 'registrierung-2026-12',
  text: consentTexts['registrierung-2026-12'],
} as const
