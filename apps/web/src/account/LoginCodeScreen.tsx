import {
  forgetLoginCodeStep,
  keepLoginCodeStep,
  type LoginCodeStep,
  loginCodeStep,
} from '@leserkonto/pages/session/login-code-step'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { RegisterWithCode } from './features/registration/RegisterWithCode.tsx'
import { EnterCode } from './features/session/EnterCode.tsx'
import { useAccount } from './session/account.ts'
import { usePaths } from './session/paths.ts'

/**
 * Signing in with a code: entering it, and for a new address the registration. It joins two slices and so is next to the
 * routes. Source: docs/spec/account.md#code-by-mail.
 */
export function LoginCodeScreen() {
  const account = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const { search } = useLocation()
  const [step, setStep] = useState(() => loginCodeStep(account.tab))
  const keep = (next: LoginCodeStep) => {
    keepLoginCodeStep(account.tab, next)
    setStep(next)
  }
  // A code that is on its way stays kept: who asks for the same address again is led back to it.
  const goBack = (email: string) => navigate(paths.login + search, { state: { email } })
  // Opened by itself, or in another tab than the one that asked.
  if (!step) return <Navigate to={paths.login} replace />
  if (step.awaits === 'consent')
    return (
      <RegisterWithCode
        {...step}
        onOtherAddress={() => {
          forgetLoginCodeStep(account.tab)
          goBack(step.email)
        }}
      />
    )
  return <EnterCode {...step} onStep={keep} onOtherAddress={() => goBack(step.email)} />
}
