import { profileTexts, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'
import { PersonalData, type ProfileUser } from './PersonalData.tsx'
import { ProfileSection } from './ProfileSection.tsx'

type ProfileProps = {
  user: ProfileUser
  onSignOut: () => void
  /** Signing out is under way. */
  leaving: boolean
}

/** The reader's own page: quiet sections, each with its state and one way on. */
export function Profile({ user, onSignOut, leaving }: ProfileProps) {
  const paths = usePaths()
  const name = [user.given_name, user.family_name].filter(Boolean).join(' ')
  return (
    <Page title={profileTexts.title} width="wide" lead={name && profileTexts.greeting(name)}>
      <PersonalData user={user} />
      <ProfileSection title={profileTexts.access.title}>
        <p>{profileTexts.access.text}</p>
        <Link className={actions.quiet} to={paths.passwordUpdate}>
          {profileTexts.access.password}
        </Link>
      </ProfileSection>
      <div className={actions.actions}>
        <Button variant="secondary" onClick={onSignOut} loading={leaving}>
          {sessionTexts.signOut}
        </Button>
      </div>
    </Page>
  )
}
