/**
 * The normalization with which the CRM compares names and addresses: it ignores case, accents, blanks and signs and
 * rewrites umlauts and ß. On purpose not the account service's rule, because these are two systems.
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
