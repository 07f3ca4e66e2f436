import { proposedUsername } from '@leserkonto/rules'
import { errorTexts, fieldLabels, profileEditTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { CompanyNameField, CustomerTypeField } from '../../shell/form/CustomerTypeField.tsx'
import { NameFields } from '../../shell/form/NameFields.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { ProofFields } from '../../shell/form/ProofFields.tsx'
import { SalutationField } from '../../shell/form/SalutationField.tsx'
import type { Form } from '../../shell/form/use-form.ts'
import type { Proof } from '../../shell/form/use-proof.ts'
import { germanDay } from '../../shell/german-date.ts'
import { NextSteps } from '../../shell/next-steps/NextSteps.tsx'
import { Page } from '../../shell/Page.tsx'
import type { ProfileUser } from './PersonalData.tsx'

/** What the form holds, by the names of the operation's fields. */
export type ProfileEditValues = {
  email: string
  current_password: string
  given_name: string
  family_name: string
  username: string
  birth_date: string
  gender: string
  customer_type: string
  company_name: string
}

/** What was known before: it may be changed and not emptied; what was never given need not be added. */
export type Known = Pick<
  ProfileUser,
  'given_name' | 'family_name' | 'username' | 'gender' | 'birth_date' | 'birth_date_of'
>

type ProfileEditProps = {
  form: Form<ProfileEditValues>
  /** What was known of the reader before. */
  known: Known
  /** The form has an address other than the account's. */
  moves: boolean
  proof: Proof
  /** An address that waits for its confirmation, and what can be done about it. */
  pending?: { email: string; actions: ReactNode } | '' | null | undefined
}

/**
 * The reader's own data. A new address asks for the password or a code and says what will happen.
 * Source: docs/spec/account.md#profile-edit-page.
 */
export function ProfileEdit({ form, known, moves, proof, pending }: ProfileEditProps) {
  const paths = usePaths()
  const texts = profileEditTexts
  return (
    <Page title={texts.title} lead={texts.text}>
      {pending && (
        <section aria-label={texts.pending.label}>
          <p className={actions.notice}>{texts.pending.waiting(pending.email)}</p>
          {pending.actions}
        </section>
      )}
      <OperationForm
        form={form}
        submit={texts.submit}
        more={
          <>
            <Link {...buttonLook({ variant: 'secondary' })} to={paths.profile}>
              {texts.toProfile}
            </Link>
            <Link className={actions.quiet} to={paths.profileDelete}>
              {texts.delete}
            </Link>
          </>
        }
      >
        <RequiredNote />
        <SalutationField {...form.text('gender')} required={known.gender !== null} />
        <NameFields form={form} required={(name) => known[name] !== null} />
        <UsernameField form={form} known={known} />
        <BirthDate form={form} known={known} />
        <CustomerTypeField {...form.choice('customer_type')} />
        {form.values.customer_type === 'company' && <CompanyNameField {...form.text('company_name')} />}
        <EmailFields form={form} moves={moves} proof={proof} />
      </OperationForm>
    </Page>
  )
}

/** Who has none is offered one, which is theirs only once they take it. */
function UsernameField({ form, known }: Pick<ProfileEditProps, 'form' | 'known'>) {
  const { username, given_name, family_name } = form.values
  const proposal = known.username === null && username === '' ? proposedUsername(given_name, family_name) : ''
  const take = () => {
    form.restart({ ...form.read(), username: proposal })
    // The button goes.
    document.getElementById(form.idOf('username'))?.focus()
  }
  return (
    <>
      <Input
        {...form.text('username')}
        label={fieldLabels.username}
        helperText={profileEditTexts.usernameHint}
        autoComplete="nickname"
        required={known.username !== null}
      />
      {proposal !== '' && (
        <Button variant="tertiary" onClick={take}>
          {profileEditTexts.takeProposal(proposal)}
        </Button>
      )}
    </>
  )
}

/** The publisher's own is changed there. */
function BirthDate({ form, known }: Pick<ProfileEditProps, 'form' | 'known'>) {
  const texts = profileEditTexts
  if (known.birth_date && known.birth_date_of === 'publisher')
    return (
      <div>
        <p>{texts.birthDateOfPublisher(germanDay(known.birth_date))}</p>
        <NextSteps steps={['phone', 'help']} />
      </div>
    )
  return (
    <Input
      {...form.text('birth_date')}
      label={fieldLabels.birth_date}
      helperText={texts.birthDateHint}
      autoComplete="bday"
      inputMode="numeric"
    />
  )
}

function EmailFields({ form, moves, proof }: Pick<ProfileEditProps, 'form' | 'moves' | 'proof'>) {
  const texts = profileEditTexts
  const email = form.text('email')
  // The service answers only the code EMAIL_TAKEN and names no field.
  const taken = form.problems.failure?.code === 'EMAIL_TAKEN' ? errorTexts.EMAIL_TAKEN : undefined
  return (
    <>
      <Input
        {...email}
        error={taken ?? email.error}
        label={fieldLabels.email}
        helperText={texts.emailHint}
        type="email"
        autoComplete="email"
        required
      />
      {moves && <ProofFields form={form} proof={proof} hint={texts.passwordHint} />}
    </>
  )
}
