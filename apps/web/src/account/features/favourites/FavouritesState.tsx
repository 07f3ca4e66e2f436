import { favouriteTexts } from '@leserkonto/texts'
import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { BlockState } from '../../shell/BlockState.tsx'
import { useItemAction } from '../../shell/use-item-action.ts'
import { type FavouriteArticle, Favourites } from './Favourites.tsx'

/** Loads the reader's marked articles of this edition and takes marks back. */
export function FavouritesState() {
  const account = useAccount()
  const edition = account.page.edition.shortcut
  const loaded = api.useUtils().favourites.list
  const query = api.favourites.list.useQuery({ edition }, loadedAhead)
  const removing = useItemAction<FavouriteArticle, unknown>({
    name: 'favourites.remove',
    call: (client, { id }) => client.favourites.remove.mutate({ edition, id }),
    onDone(_, { id }) {
      loaded.setData(
        { edition },
        (data) => data && { ...data, favorites: data.favorites.filter((one) => one.id !== id) },
      )
      account.notices.show({ type: 'success', message: favouriteTexts.removed })
    },
  })
  return (
    <>
      <h3>{favouriteTexts.title}</h3>
      <BlockState query={query} name="favourites.list">
        {({ favorites }) => <Favourites favourites={favorites} removing={removing} />}
      </BlockState>
    </>
  )
}
