import { emailKey, normalizedEmail } from '@leserkonto/rules'
import { profileEditTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { newMark } from '../../session/awaited.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import { choiceOf, genderOf } from '../../shell/form/SalutationField.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import { type Proof, passwordOf, useProof } from '../../shell/form/use-proof.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { AwaitedAddress } from './AwaitedAddress.tsx'
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
  const movesTo = (email: string) => normalizedEmail(email) !== before.email
  const proof = useProof(before)
  const [mark] = useState(newMark)
  const form = useForm({
    initial: valuesOf(before),
    input: (values) => ({
      profile: inputOf(values, { before, moves: movesTo(values.email), proof, mark }),
      address: onlyAddress(values, before) && {
        ...addressOf(values, { proof, mark }),
        edition: page.edition.shortcut,
      },
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
  if (pending) return <AwaitedAddress {...pending} mark={mark} />
  const waiting = user.pending_email
  return (
    <ProfileEdit
      form={form}
      known={before}
      moves={movesTo(form.values.email)}
      proof={proof}
      pending={waiting && { email: waiting, actions: <PendingActions /> }}
    />
  )
}

/** `1990-05-03` as readers type it: `03.05.1990`. */
const typedDay = (day: string) => day.split('-').reverse().join('.')

const valuesOf = (user: ProfileUser): ProfileEditValues => ({
  gender: choiceOf(user.gender, user.username !== null),
  given_name: user.given_name ?? '',
  family_name: user.family_name ?? '',
  username: user.username ?? '',
  birth_date: user.birth_date_of === 'reader' ? typedDay(user.birth_date ?? '') : '',
  customer_type: user.customer_type,
  company_name: user.company_name ?? '',
  email: user.email,
  current_password: '',
})

type Moving = { proof: Proof; mark: string }
type Circumstances = Moving & { before: ProfileUser; moves: boolean }

/** What is sent. A field that was empty before and still is stays out: nobody has to add it to mend another one. */
function inputOf(values: ProfileEditValues, { before, moves, ...moving }: Circumstances) {
  const { company_name } = values
  const company = values.customer_type === 'company'
  const names = (['given_name', 'family_name', 'username'] as const).filter(
    (name) => values[name] !== '' || before[name] !== null,
  )
  const birthDate = values.birth_date === '' ? null : values.birth_date
  return {
    ...Object.fromEntries(names.map((name) => [name, values[name]])),
    ...(values.gender !== '' && { gender: genderOf(values.gender) }),
    ...((birthDate !== null || before.birth_date_of === 'reader') && { birth_date: birthDate }),
    customer_type: company ? ('company' as const) : ('private' as const),
    ...(company && { company_name }),
    ...(moves && addressOf(values, moving)),
  }
}

const addressOf = ({ email, current_password }: ProfileEditValues, { proof, mark }: Moving) => ({
  email,
  ...passwordOf(proof, current_password),
  mark,
})

/** Whether the address is all that was changed: then nothing else has to be filled in. */
function onlyAddress(values: ProfileEditValues, user: ProfileUser): boolean {
  const { email, current_password } = values
  const unmoved = JSON.stringify({ ...valuesOf(user), email, current_password })
  return emailKey(email) !== emailKey(user.email) && JSON.stringify(values) === unmoved
}
