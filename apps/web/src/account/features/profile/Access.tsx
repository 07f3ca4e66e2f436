import { profileTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { Section } from '../../shell/Section.tsx'

/** The password, and the way to change or set it. */
export function Access({ hasPassword }: { hasPassword: boolean }) {
  const paths = usePaths()
  const texts = profileTexts.access
  return (
    <Section title={texts.short}>
      <p>{hasPassword ? texts.text : texts.noPassword}</p>
      <div className={actions.actions}>
        <Link className={actions.quiet} to={paths.passwordUpdate}>
          {hasPassword ? texts.password : texts.setPassword}
        </Link>
      </div>
    </Section>
  )
}
