// Apart from other texts, so that only pages with a new password load them.

/** Hints under the password field, in the order shown. Source: docs/spec/account.md#password-hints. */
export const passwordHints = {
  minLength: (min: number) => `Mindestens ${min} Zeichen`,
  lowercase: 'Ein Kleinbuchstabe',
  uppercase: 'Ein Großbuchstabe',
  digit: 'Eine Ziffer',
} as const

/** Their states, for those who do not see the signs. */
export const passwordHintStates = {
  met: 'Erfüllt:',
  open: 'Noch offen:',
  wrong: 'Nicht erfüllt:',
  /** Announced while typing. */
  count: (met: number, all: number) => `${met} von ${all} Vorgaben erfüllt`,
} as const

/** What is judged of a password besides its form. Source: docs/spec/account.md#password-hints. */
export const passwordFlawTexts = {
  /** The hint, until it is judged and when nothing is wrong. */
  hint: 'Nicht leicht zu erraten',
  name: 'Das Passwort enthält Ihren Namen.',
  address: 'Das Passwort enthält einen Teil Ihrer E-Mail-Adresse.',
  common: 'Dieses Passwort ist zu leicht zu erraten.',
} as const
