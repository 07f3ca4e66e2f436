import { useState } from 'react'
import { useForm } from '../../shell/form/use-form.ts'
import { UpdatePassword, type UpdatePasswordValues } from './UpdatePassword.tsx'

const empty: UpdatePasswordValues = { current_password: '', password: '', password_repeat: '' }

/** Changes the password of the signed-in reader, who stays signed in here. */
export function UpdatePasswordScreen() {
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: empty,
    secrets: ['current_password', 'password', 'password_repeat'],
    input: (values) => values,
    load: async () => (await import('./update.ts')).update,
    technical: 'PASSWORD_UPDATE_FAILED',
    onDone: () => setDone(true),
  })
  return <UpdatePassword form={form} done={done} />
}
