import { servedEditions, signOnOf } from '@leserkonto/editions'
import { othersOf } from '@leserkonto/pages/drawn-edition'
import type { PageData } from '@leserkonto/pages/page-data'

const editions = servedEditions({ az: location.origin })

/** The page data that the server sends for an edition. */
export function pageData(shortcut = 'az'): PageData {
  const edition = editions.find((one) => one.shortcut === shortcut)
  if (!edition) throw new Error(`no edition ${shortcut}`)
  return {
    edition,
    papers: othersOf(edition, editions),
    signOnEdition: shortcut === 'sso',
    signOnUrl: signOnOf(editions).ownUrl,
    passkeys: shortcut === 'sso' ? 'here' : 'elsewhere',
    shares: { sheet: 100, passkey: 100 },
    returnTargets: {
      domains: editions.flatMap(({ domains }) => domains),
      ownOrigins: editions.map(({ ownUrl }) => ownUrl),
      development: true,
    },
    handOverTargets: editions.flatMap(({ handOverTargets }) => handOverTargets),
    editionNames: Object.fromEntries(editions.map(({ shortcut, name }) => [shortcut, name])),
    apiOrigin: '',
    mockHeader: false,
  }
}
