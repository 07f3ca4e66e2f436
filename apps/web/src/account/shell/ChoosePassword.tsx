import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../session/paths.ts'

type ChoosePasswordProps = {
  /** What was given for choosing one. */
  token: string
  /** Whose password it will be, where the page may say so. */
  email?: string
  children: string
}

/** To the page where a new password is chosen, in place of this one: its token goes along in the history, not in the address. */
export const ChoosePassword = ({ children, ...state }: ChoosePasswordProps) => (
  <Link {...buttonLook({ size: 'large' })} to={usePaths().passwordReset} state={state} replace>
    {children}
  </Link>
)
