import { fullName } from '@leserkonto/rules'
import { accountTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { mastheadWay } from '@leserkonto/ui/Masthead'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { useAccount } from '../../session/account.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import classes from './ReaderLink.module.css'

/** What the head needs to know of a reader. */
type HeadReader = {
  readonly given_name: string | null
  readonly family_name: string | null
  readonly profile_picture: string | null
}

/** Who is signed in, with the way to the profile. */
export const ReaderLink = withLoadedData(function LoadedReader() {
  const { page } = useAccount()
  // What the page has loaded, or is loading, is enough.
  const { data: user } = trpc.session.userinfo.useQuery(
    { edition: page.edition.shortcut },
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
  )
  return <NamedReader reader={user} />
})

/** Picture or initials, and the name where there is room. `reader` is undefined until the data is there. */
export function NamedReader({ reader }: { reader: HeadReader | undefined }) {
  const { given_name, family_name, profile_picture } = reader ?? {}
  const name = fullName({ givenName: given_name ?? '', familyName: family_name ?? '' })
  const { profile } = accountTexts.nav
  return (
    <a className={mastheadWay} href={usePaths().profile}>
      <Avatar
        size="small"
        user={name || profile_picture ? { given_name, family_name, profilePicture: profile_picture } : null}
        decorative
      />
      {name ? (
        <>
          <VisuallyHidden>{profile}: </VisuallyHidden>
          <span className={classes.name}>{name}</span>
        </>
      ) : (
        <span className={classes.name}>{profile}</span>
      )}
    </a>
  )
}
