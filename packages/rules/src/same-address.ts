import { readHouseNumber, readName, readPostcode } from './read/as-meant.ts'

/** What two inputs of one address are compared by. Source: docs/spec/account.md#same-address. */
export type ComparedAddress = { postcode: string; street: string; housenumber: string }

/**
 * Whether two addresses are the same place: same postcode, street and house number after folding; the city does not
 * count, spellings of it differ too much.
 */
export function isSameAddress(one: ComparedAddress, other: ComparedAddress): boolean {
  return (
    readPostcode(one.postcode) === readPostcode(other.postcode) &&
    foldedStreet(one.street) === foldedStreet(other.street) &&
    foldedHouseNumber(one.housenumber) === foldedHouseNumber(other.housenumber)
  )
}

/** `Müller-Straße`, `Muellerstr.` and `MÜLLER STRASSE` are one street. */
function foldedStreet(street: string): string {
  return readName(street)
    .toLowerCase()
    .replace(/[äöüß]/g, (sign) => folds[sign] ?? sign)
    .replace(/str(?:asse|\.)?(?=$|[\s-])/g, 'str')
    .replace(/[^a-z0-9\p{L}]/gu, '')
}

const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** `12 a` is `12A`. */
const foldedHouseNumber = (number: string) => readHouseNumber(number).toLowerCase().replaceAll(' ', '')
