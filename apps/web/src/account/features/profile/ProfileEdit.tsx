import { customerTypeTexts, errorTexts, fieldLabels, profileEditTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import { PasswordField } from '@leserkonto/ui/PasswordField'
import { RadioGroup } from '@leserkonto/ui/RadioGroup'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { FormSummary } from '../../shell/FormSummary.tsx'
import { Page } from '../../shell/Page.tsx'
import { SalutationField } from '../../shell/SalutationField.tsx'
import type { Form } from '../../shell/use-form.ts'

/** What the form holds, by the names of the operation's fields. */
export type ProfileEditValues = {
  email: string
  current_password: string
  given_name: string
  family_name: string
  username: string
  gender: string
  customer_type: string
  company_name: string
}

type ProfileEditProps = {
  form: Form<ProfileEditValues>
  /** Another address than the account's stands in the form. */
  moves: boolean
}

/** The reader's own data. A new address asks for the password and says what will happen. Source: seed account §3. */
export function ProfileEdit({ form, moves }: ProfileEditProps) {
  const paths = usePaths()
  const texts = profileEditTexts
  const options = (['private', 'company'] as const).map((value) => ({
    value,
    label: customerTypeTexts[value],
  }))
  return (
    <Page title={texts.title} lead={texts.text}>
      <form className={actions.form} noValidate onSubmit={form.submit} onFocus={form.warmUp}>
        <FormSummary problems={form.problems} idOf={form.idOf} />
        <RequiredNote />
        <SalutationField {...form.text('gender')} />
        <Input
          {...form.text('given_name')}
          label={fieldLabels.given_name}
          autoComplete="given-name"
          required
        />
        <Input
          {...form.text('family_name')}
          label={fieldLabels.family_name}
          autoComplete="family-name"
          required
        />
        <Input
          {...form.text('username')}
          label={fieldLabels.username}
          helperText={texts.usernameHint}
          autoComplete="nickname"
          required
        />
        <RadioGroup
          {...form.choice('customer_type')}
          label={fieldLabels.customer_type}
          options={options}
          direction="horizontal"
        />
        {form.values.customer_type === 'company' && (
          <Input
            {...form.text('company_name')}
            label={fieldLabels.company_name}
            autoComplete="organization"
            required
          />
        )}
        <EmailFields form={form} moves={moves} />
        <div className={actions.actions}>
          <Button type="submit" size="responsive" loading={form.busy}>
            {texts.submit}
          </Button>
          <Link className={actions.quiet} to={paths.profile}>
            {texts.toProfile}
          </Link>
          <Link className={actions.quiet} to={paths.profileDelete}>
            {texts.delete}
          </Link>
        </div>
      </form>
    </Page>
  )
}

function EmailFields({ form, moves }: ProfileEditProps) {
  const texts = profileEditTexts
  const email = form.text('email')
  // The service names no field for it: that the address is taken is its whole answer.
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
      {moves && (
        <PasswordField
          {...form.text('current_password')}
          label={fieldLabels.current_password}
          helperText={texts.passwordHint}
          autoComplete="current-password"
          required
        />
      )}
    </>
  )
}
