import { homeTexts } from '@leserkonto/texts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'

/** How many articles the reader has marked; nothing where there is none. */
export function FavouritesLine({ edition }: { edition: string }) {
  const query = trpc.favourites.list.useQuery({ edition }, loadedAhead)
  return (
    <LoadedBlock query={query} lines={1}>
      {({ favorites }) => favorites.length > 0 && <p>{homeTexts.news.marked(favorites.length)}</p>}
    </LoadedBlock>
  )
}
