import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'

/** The page behind "Das war ich nicht": a secondary link, so `t=`. It asks once and calls POST /mail/not-me. */
export const notMeUrl = (token: string, edition: ServedEdition): string =>
  edition.ownUrl + withQuery(addresses.notMe, { t: token })
