import { fullName } from '@leserkonto/rules'
import { homeTexts, profileTexts } from '@leserkonto/texts'
import { Avatar } from '@leserkonto/ui/Avatar'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { HomeCard } from '../../shell/HomeCard.tsx'
import classes from './PersonalData.module.css'
import type { ProfileUser } from './PersonalData.tsx'

type PersonalCardProps = {
  user: Pick<
    ProfileUser,
    'given_name' | 'family_name' | 'email' | 'company_name' | 'profile_picture' | 'pending_email'
  >
}

/** Who the reader is. */
export function PersonalCard({ user }: PersonalCardProps) {
  const paths = usePaths()
  const { given_name, family_name, profile_picture } = user
  const { title, pendingEmail } = profileTexts.personal
  const name = fullName({ givenName: given_name ?? '', familyName: family_name ?? '' })
  return (
    <HomeCard title={title} links={[{ name: homeTexts.personal.open, to: paths.personal }]}>
      <div className={classes.person}>
        <Avatar
          user={{ given_name, family_name, profilePicture: profile_picture }}
          fallback="icon"
          decorative
        />
        <div>
          {name && <p>{name}</p>}
          {user.company_name && <p>{user.company_name}</p>}
          <p className={name ? actions.soft : undefined}>{user.email}</p>
        </div>
      </div>
      {user.pending_email && <p className={actions.notice}>{pendingEmail(user.pending_email)}</p>}
    </HomeCard>
  )
}
