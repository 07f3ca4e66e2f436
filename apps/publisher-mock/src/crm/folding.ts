/**
 * The CRM's own folding, by which it compares names and addresses: case, umlauts, ß, accents, blanks and
 * every sign fall away. Written apart from the account service's rule on purpose: two systems, two rules.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'und')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** "Musterstraße", "Muster Strasse" and "Musterstr." are one street. */
export const foldStreet = (street: string): string => fold(street).replaceAll('strasse', 'str')
