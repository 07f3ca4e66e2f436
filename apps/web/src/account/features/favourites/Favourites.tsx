import type { Favourite } from '@leserkonto/contracts'
import { safeLink } from '@leserkonto/rules'
import { favouriteTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { output } from 'zod/v4/core'
import type { Failure } from '../../session/failure.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanDay } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'

/** An article the reader marked. */
export type FavouriteArticle = output<typeof Favourite>

type FavouritesProps = {
  favourites: readonly FavouriteArticle[]
  removing: {
    busy: FavouriteArticle | undefined
    failure: Failure | undefined
    run: (favourite: FavouriteArticle) => void
  }
}

/** Marked articles, newest first. */
export function Favourites({ favourites, removing }: FavouritesProps) {
  if (favourites.length === 0) return <p>{favouriteTexts.empty}</p>
  return (
    <>
      <FailureBox failure={removing.failure} />
      <ItemList
        items={favourites.map((favourite) => ({
          key: favourite.id,
          title: <a href={safeLink(favourite.url)}>{favourite.title}</a>,
          details: [favouriteTexts.marked(germanDay(favourite.created_at))],
          action: (
            <Button
              variant="tertiary"
              aria-label={favouriteTexts.removeNamed(favourite.title)}
              loading={removing.busy?.id === favourite.id}
              onClick={() => removing.run(favourite)}
            >
              {favouriteTexts.remove}
            </Button>
          ),
        }))}
      />
    </>
  )
}
