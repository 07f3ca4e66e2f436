import { homeTexts, profileTexts } from '@leserkonto/texts'
import { usePaths } from '../../session/paths.ts'
import { HomeCard } from '../../shell/HomeCard.tsx'

/** How the reader signs in. */
export function SecurityCard({ hasPassword }: { hasPassword: boolean }) {
  const paths = usePaths()
  const { access } = profileTexts
  return (
    <HomeCard
      title={access.title}
      links={[
        { name: access.more, to: paths.security },
        { name: hasPassword ? access.password : access.setPassword, to: paths.passwordUpdate },
      ]}
    >
      <p>{hasPassword ? homeTexts.security.password : homeTexts.security.codeOnly}</p>
    </HomeCard>
  )
}
