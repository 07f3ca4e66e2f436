import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { dropSession } from '../../session/sign-in.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { ProfileDelete } from './ProfileDelete.tsx'

/** Deletes the profile after the dialog's password. */
export function ProfileDeleteScreen() {
  const account = useAccount()
  const navigate = useNavigate()
  const paths = usePaths()
  const [asking, setAsking] = useState(false)
  const deleted = useRef(false)
  // The session leaves with the page, not before: this page's guard would send the reader to the login.
  useEffect(
    () => () => {
      if (deleted.current) dropSession(account)
    },
    [account],
  )
  const form = useForm({
    initial: { current_password: '' },
    secrets: ['current_password'],
    input: (values) => values,
    load: async () => (await import('./delete-profile.ts')).deleteProfile,
    onDone: () => {
      deleted.current = true
      navigate(paths.success('profile', 'deleted'), { replace: true })
    },
  })
  return (
    <ProfileDelete
      form={form}
      asking={asking}
      onAsk={() => setAsking(true)}
      onKeep={() => setAsking(false)}
      cancellation={account.page.edition.links.cancellation}
    />
  )
}
