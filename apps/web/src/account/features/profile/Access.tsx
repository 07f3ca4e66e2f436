import { profileTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { Section } from '../../shell/Section.tsx'

/** How the reader signs in. */
export function Access() {
  const paths = usePaths()
  return (
    <Section title={profileTexts.access.title}>
      <p>{profileTexts.access.text}</p>
      <Link className={actions.quiet} to={paths.passwordUpdate}>
        {profileTexts.access.password}
      </Link>
    </Section>
  )
}
