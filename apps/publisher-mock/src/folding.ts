/** Text in small letters without accents, umlauts and ß rewritten, as German readers type it in either spelling; all signs stay. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/**
 * The normalization with which the CRM compares names and addresses: it ignores case, accents, blanks and signs and
 * rewrites umlauts and ß. On purpose not the account service's rule, because these are two systems.
 */
export const fold = (text: string): string =>
  plainLetters(text.replaceAll('&', 'und')).replace(/[^\p{L}\p{N}]/gu, '')

/** "Musterstraße", "Muster Strasse" and "Musterstr." are one street. */
export const foldStreet = (street: string): string => fold(street).replaceAll('strasse', 'str')
