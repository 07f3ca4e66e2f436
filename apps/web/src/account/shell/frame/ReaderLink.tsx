import { type HeadReader, keepReader } from '@leserkonto/pages/session/keep-reader'
import { fullName } from '@leserkonto/rules'
import { accountTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { mastheadReader, mastheadWay } from '@leserkonto/ui/Masthead'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { useEffect } from 'react'
import { useAccount, useSession } from '../../session/account.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'

/** Who is signed in, with the way to the profile. */
export const ReaderLink = withLoadedData(function LoadedReader() {
  const { page } = useAccount()
  const session = useSession()
  // What the page has loaded, or is loading, is enough.
  const { data: user } = trpc.session.userinfo.useQuery(
    { edition: page.edition.shortcut },
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
  )
  useEffect(() => {
    // The pages of the portal name whom this one names.
    if (user && session.signedIn) keepReader(session.token, user)
  }, [user, session])
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
          <span className={mastheadReader}>{name}</span>
        </>
      ) : (
        <span className={mastheadReader}>{profile}</span>
      )}
    </a>
  )
}
