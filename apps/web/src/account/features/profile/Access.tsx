import { profileTexts } from '@leserkonto/texts'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { Section } from '../../shell/Section.tsx'

type AccessProps = {
  hasPassword: boolean
  /** On the page where all else about signing in is shown as well. */
  inFull?: boolean
}

/** The password, and from the profile the way to everything else about signing in. */
export function Access({ hasPassword, inFull = false }: AccessProps) {
  const paths = usePaths()
  const texts = profileTexts.access
  return (
    <Section title={inFull ? texts.short : texts.title}>
      <p>{hasPassword ? texts.text : texts.noPassword}</p>
      <div className={actions.actions}>
        <Link className={actions.quiet} to={paths.passwordUpdate}>
          {hasPassword ? texts.password : texts.setPassword}
        </Link>
        {!inFull && (
          <Link className={actions.quiet} to={paths.security}>
            {texts.more}
          </Link>
        )}
      </div>
    </Section>
  )
}
