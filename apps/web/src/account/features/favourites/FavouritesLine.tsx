import { homeTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { loadedAhead } from '../../session/loads.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { favouritesLoad } from './FavouritesBlock.tsx'

/** How many articles the reader has marked; nothing where there is none. */
export function FavouritesLine({ edition }: { edition: string }) {
  const query = useQuery({ ...favouritesLoad(edition), ...loadedAhead })
  return (
    <LoadedBlock query={query} name="favourites.list" lines={1}>
      {({ favorites }) => favorites.length > 0 && <p>{homeTexts.news.marked(favorites.length)}</p>}
    </LoadedBlock>
  )
}
