import { inputLimits } from '@leserkonto/rules'
import { cancellationTexts, fieldLabels } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import { RadioGroup } from '@leserkonto/ui/RadioGroup'
import { RequiredNote } from '@leserkonto/ui/RequiredNote'
import { Textarea } from '@leserkonto/ui/Textarea'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { NameFields } from '../../shell/form/NameFields.tsx'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { Page } from '../../shell/Page.tsx'
import { CancellationReceived, type Receipt } from './CancellationReceived.tsx'
import { type CancellationValues, declarationOf, initialValues } from './cancellation-values.ts'

/** Accepts the cancellation of a contract from anybody; no session is needed. */
export function CancellationScreen() {
  const { page } = useAccount()
  const [receipt, setReceipt] = useState<Receipt>()
  const form = useForm({
    initial: initialValues(useLocation().state),
    input: (values) => declarationOf(values, page.edition.shortcut),
    load: async () => (await import('./operations.ts')).cancel,
    onDone: (received, { email }) => setReceipt({ ...received, email: email.trim() }),
  })
  if (receipt) return <CancellationReceived receipt={receipt} onPrint={() => window.print()} />
  return <Cancellation form={form} />
}

type CancellationProps = { form: Form<CancellationValues> }

/** Asks only for what the law allows a cancellation form to ask for. Source: § 312k (2) BGB. */
export function Cancellation({ form }: CancellationProps) {
  const texts = cancellationTexts
  return (
    <Page title={texts.title} lead={texts.text}>
      <OperationForm form={form} submit={texts.submit}>
        <RequiredNote />
        <RadioGroup
          {...form.choice('kind')}
          label={fieldLabels.kind}
          options={[
            { value: 'ordinary', label: texts.kind.ordinary },
            { value: 'extraordinary', label: texts.kind.extraordinary },
          ]}
        />
        {form.values.kind === 'extraordinary' && (
          <Textarea
            {...form.text('reason')}
            label={texts.reason}
            maxLength={inputLimits.cancellationReasonChars}
          />
        )}
        <Input
          {...form.text('contract')}
          label={fieldLabels.contract}
          helperText={texts.contractHint}
          required
        />
        <Input {...form.text('end_date')} label={texts.endDate} helperText={texts.endDateHint} />
        <Who form={form} />
      </OperationForm>
    </Page>
  )
}

function Who({ form }: CancellationProps) {
  const texts = cancellationTexts
  const optional = (name: 'street' | 'housenumber' | 'postcode' | 'city', autoComplete?: string) => (
    <Input {...form.text(name)} label={fieldLabels[name]} {...(autoComplete && { autoComplete })} />
  )
  return (
    <>
      <h2>{texts.person}</h2>
      <NameFields form={form} />
      <Input
        {...form.text('email')}
        label={fieldLabels.email}
        helperText={texts.emailHint}
        type="email"
        autoComplete="email"
        required
      />
      <Input {...form.text('gp_number')} label={fieldLabels.gp_number} helperText={texts.customerHint} />
      {optional('street')}
      {optional('housenumber')}
      {optional('postcode', 'postal-code')}
      {optional('city', 'address-level2')}
    </>
  )
}
