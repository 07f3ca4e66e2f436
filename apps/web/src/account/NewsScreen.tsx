import { giftTexts, profileTexts, pushTexts } from '@leserkonto/texts'
import { Link, Navigate } from 'react-router-dom'
import { FavouritesBlock } from './features/favourites/FavouritesBlock.tsx'
import { TopicsBlock } from './features/settings/TopicsBlock.tsx'
import { useAccount } from './session/account.ts'
import { usePaths } from './session/paths.ts'
import { trpc } from './session/trpc.ts'
import actions from './shell/Actions.module.css'
import { Page } from './shell/Page.tsx'

/** What the reader's own news are made of. It joins two slices and so is next to the routes. */
export function NewsScreen() {
  const { edition } = useAccount().page
  const paths = usePaths()
  // One edition has no such news: its readers choose topics where there are some.
  return edition.disableMyNews ? <Navigate to={paths.profile} replace /> : <News edition={edition.shortcut} />
}

function News({ edition }: { edition: string }) {
  const paths = usePaths()
  trpc.settings.list.usePrefetchQuery({})
  trpc.favourites.list.usePrefetchQuery({ edition })
  return (
    <Page title={profileTexts.myNews} width="wide">
      <TopicsBlock />
      <FavouritesBlock />
      <Link className={actions.quiet} to={paths.gifts}>
        {giftTexts.list.link}
      </Link>
      <Link className={actions.quiet} to={paths.push}>
        {pushTexts.link}
      </Link>
      <a className={actions.quiet} href={paths.myNews}>
        {profileTexts.readMyNews}
      </a>
    </Page>
  )
}
