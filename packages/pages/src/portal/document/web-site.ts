import { addresses, searchAddress } from '@leserkonto/rules'
import type { PortalSurroundings } from '../view.ts'

/**
 * The newspaper for search engines, with its search where it has one.
 * Source: schema.org/WebSite, schema.org/SearchAction.
 */
export const webSite = ({
  edition: { name, ownUrl, contractPartner, search },
}: Pick<PortalSurroundings, 'edition'>): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url: ownUrl + addresses.overview,
  inLanguage: 'de-DE',
  publisher: { '@type': 'Organization', name: contractPartner },
  ...(search && {
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${ownUrl}${searchAddress}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }),
})
