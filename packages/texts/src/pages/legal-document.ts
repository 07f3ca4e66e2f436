/** Who is responsible for the page, and whether the edition measures visits of readers who agree. */
export type LegalParty = {
  /** Whose pages they are: "der Auentaler Zeitung". */
  ofEdition: string
  publisher: string
  address: string
  email: string
  measures: boolean
}

/** A page in parts, each under its heading. */
export type LegalDocument = {
  readonly title: string
  readonly parts: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}
