import { fullName } from '@leserkonto/rules'
import { accountTexts, sessionTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { usePaths } from '../../session/paths.ts'
import { signOut } from '../../session/sign-in.ts'
import { trpc } from '../../session/trpc.ts'
import frame from './Frame.module.css'
import classes from './ReaderMenu.module.css'

/** What the head needs to know of a reader. */
type MenuReader = {
  readonly given_name: string | null
  readonly family_name: string | null
  readonly profile_picture: string | null
}

/** Who is signed in, with the way to the profile, and the button to sign out. */
export const ReaderMenu = withLoadedData(function LoadedMenu() {
  const account = useAccount()
  const [leaving, setLeaving] = useState(false)
  // What the page has loaded, or is loading, is enough.
  const { data: user } = trpc.session.userinfo.useQuery(
    { edition: account.page.edition.shortcut },
    { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false },
  )
  return (
    <Menu
      reader={user}
      leaving={leaving}
      onLeave={() => {
        setLeaving(true)
        signOut(account)
      }}
    />
  )
})

type MenuProps = {
  /** Undefined until the data is there. */
  reader: MenuReader | undefined
  leaving: boolean
  onLeave: () => void
}

/** Picture or initials, the name where there is room, and the way out. */
export function Menu({ reader, leaving, onLeave }: MenuProps) {
  const { given_name, family_name, profile_picture } = reader ?? {}
  const name = fullName({ givenName: given_name ?? '', familyName: family_name ?? '' })
  const { profile } = accountTexts.nav
  return (
    <>
      <a className={`${frame.way} ${classes.reader}`} href={usePaths().profile}>
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
      <button type="button" className={`${frame.way} ${classes.leave}`} disabled={leaving} onClick={onLeave}>
        {sessionTexts.signOut}
      </button>
    </>
  )
}
