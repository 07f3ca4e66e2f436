import type { favourites as contract } from '@leserkonto/contracts'
import { findFavourites, removeFavourite } from '../../accounts/store/favourites.ts'
import type { OperationsOf } from '../../context.ts'
import { add, shown } from './add.ts'

export const favourites: OperationsOf<typeof contract> = {
  list: async ({ edition: name }, call) => {
    const edition = call.askedEdition(name).shortcut
    const rows = await findFavourites(call.db, call.reader.accountId, edition)
    return { edition, favorites: rows.map(shown) }
  },
  add,
  remove: async ({ edition: name, id }, call) => {
    const edition = call.askedEdition(name).shortcut
    await removeFavourite(call.db, { accountId: call.reader.accountId, edition, itemId: id })
  },
}
