import { successPage } from '@leserkonto/texts'
import { useNavigate, useParams } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { LoginRegisterSuccess } from './LoginRegisterSuccess.tsx'
import { useCountdown } from './use-countdown.ts'

/** Success page with a countdown to LoginRegister, which sends signed-in readers on. Source: seed account §2. */
export function LoginRegisterSuccessScreen() {
  const { pageType = '', message = '' } = useParams()
  const navigate = useNavigate()
  const paths = usePaths()
  const goOn = () => navigate(paths.login, { replace: true })
  const countdown = useCountdown(goOn)
  const page = successPage(pageType, message)
  if (!page) return <NotFound />
  return <LoginRegisterSuccess page={page} countdown={countdown} onNext={goOn} />
}
