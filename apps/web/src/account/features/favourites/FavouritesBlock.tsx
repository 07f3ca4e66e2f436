import type { Favourite } from '@leserkonto/contracts'
import { safeLink } from '@leserkonto/rules'
import { favouriteTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { output } from 'zod/v4/core'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanDay } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'
import { LoadedBlock } from '../../shell/LoadedBlock.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'

/** Loads the reader's marked articles of this edition and removes marks. */
export function FavouritesBlock() {
  const account = useAccount()
  const edition = account.page.edition.shortcut
  const { list } = trpc.useUtils().favourites
  const query = trpc.favourites.list.useQuery({ edition }, loadedAhead)
  const removing = useChange(
    trpc.favourites.remove.useMutation({
      onSuccess(_, { id }) {
        list.setData(
          { edition },
          (known) => known && { ...known, favorites: known.favorites.filter((one) => one.id !== id) },
        )
        account.notices.show({ type: 'success', message: favouriteTexts.removed })
      },
    }),
  )
  return (
    <Section title={favouriteTexts.title}>
      <LoadedBlock query={query}>
        {({ favorites }) => (
          <Favourites
            favourites={favorites}
            removing={{ ...removing, run: ({ id }) => removing.run({ edition, id }) }}
          />
        )}
      </LoadedBlock>
    </Section>
  )
}

/** An article the reader marked. */
export type FavouriteArticle = output<typeof Favourite>

type FavouritesProps = {
  favourites: readonly FavouriteArticle[]
  removing: {
    /** The article whose mark is being removed. */
    item: { readonly id: string } | undefined
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
              loading={removing.item?.id === favourite.id}
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
