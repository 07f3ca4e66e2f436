import { emailKey } from '@leserkonto/rules'
import { profileEditTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import { choiceOf, genderOf } from '../../shell/form/SalutationField.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import { type Proof, passwordOf, useProof } from '../../shell/form/use-proof.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { EmailPending } from './EmailPending.tsx'
import { PendingActions } from './PendingActions.tsx'
import type { ProfileUser } from './PersonalData.tsx'
import { ProfileEdit, type ProfileEditValues } from './ProfileEdit.tsx'

/** Loads the reader's own data and lets them change it. */
export function ProfileEditScreen() {
  const { page } = useAccount()
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  return <LoadedPage query={user}>{(data) => <EditForm user={data} />}</LoadedPage>
}

function EditForm({ user }: { user: ProfileUser }) {
  const { page, notices } = useAccount()
  const { userinfo } = trpc.useUtils().session
  const navigate = useNavigate()
  const paths = usePaths()
  // The first loaded data stays: the form compares with the old address, which saving here would replace.
  const [before] = useState(user)
  const [pending, setPending] = useState<{ email: string; others: boolean }>()
  const movesTo = (email: string) => email.trim() !== before.email
  const proof = useProof(before)
  const form = useForm({
    initial: valuesOf(before),
    input: (values) => ({
      profile: inputOf(values, movesTo(values.email), proof),
      address: onlyAddress(values, before) && { ...addressOf(values, proof), edition: page.edition.shortcut },
    }),
    load: async () => (await import('./operations.ts')).saveProfile,
    technical: 'PROFILE_SAVE_FAILED',
    onDone: (saved, values) => {
      userinfo.setData({ edition: page.edition.shortcut }, (known) => known && { ...known, ...saved })
      if (movesTo(values.email) && saved.pending_email)
        return setPending({ email: saved.pending_email, others: !onlyAddress(values, before) })
      notices.show({ type: 'success', message: profileEditTexts.saved })
      navigate(paths.personal)
    },
  })
  if (pending) return <EmailPending {...pending} actions={<PendingActions justAsked />} />
  const waiting = user.pending_email
  return (
    <ProfileEdit
      form={form}
      moves={movesTo(form.values.email)}
      proof={proof}
      pending={waiting && { email: waiting, actions: <PendingActions /> }}
    />
  )
}

const valuesOf = (user: ProfileUser): ProfileEditValues => ({
  gender: choiceOf(user.gender, user.username !== null),
  given_name: user.given_name ?? '',
  family_name: user.family_name ?? '',
  username: user.username ?? '',
  customer_type: user.customer_type,
  company_name: user.company_name ?? '',
  email: user.email,
  current_password: '',
})

function inputOf(values: ProfileEditValues, moves: boolean, proof: Proof) {
  const { given_name, family_name, username, company_name } = values
  const company = values.customer_type === 'company'
  return {
    given_name,
    family_name,
    username,
    gender: genderOf(values.gender),
    customer_type: company ? ('company' as const) : ('private' as const),
    ...(company && { company_name }),
    ...(moves && addressOf(values, proof)),
  }
}

const addressOf = ({ email, current_password }: ProfileEditValues, proof: Proof) => ({
  email,
  ...passwordOf(proof, current_password),
})

/** Whether the address is all that was changed: then nothing else has to be filled in. */
function onlyAddress(values: ProfileEditValues, user: ProfileUser): boolean {
  const { email, current_password } = values
  const unmoved = JSON.stringify({ ...valuesOf(user), email, current_password })
  return emailKey(email.trim()) !== emailKey(user.email) && JSON.stringify(values) === unmoved
}
