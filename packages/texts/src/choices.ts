/** First line of a list from which the reader has to choose. */
export const chooseText = 'Bitte wählen'

/** Salutations as a form offers them; `none` travels as null. Source: docs/spec/account.md#salutation. */
export const salutations = [
  { value: 'female', label: 'Frau' },
  { value: 'male', label: 'Herr' },
  { value: 'divers', label: 'Divers' },
  { value: 'none', label: 'Keine Angabe' },
] as const

/** Kinds of customers. */
export const customerTypeTexts = { private: 'Privatperson', company: 'Firma' } as const
