import { subscriptionTexts } from '@leserkonto/texts'
import { Tabs } from '@leserkonto/ui/Tabs'
import type { Form } from '../../shell/form/use-form.ts'
import { AddressForm } from './AddressForm.tsx'
import type { AddressValues, NumberValues } from './find-values.ts'
import { NumberForm } from './NumberForm.tsx'

/** The two forms that find a subscription. */
export type FindForms = { byNumber: Form<NumberValues>; byAddress: Form<AddressValues> }

type FindSubscriptionProps = FindForms & {
  postcodeHint?: string
  asksSalutation: boolean
  submit: string
}

/** The toggle between with and without customer number; both forms keep what was typed. */
export function FindSubscription(props: FindSubscriptionProps) {
  const { byNumber, byAddress, postcodeHint, asksSalutation, submit } = props
  const texts = subscriptionTexts.ways
  return (
    <Tabs
      label={texts.label}
      // What was typed on the page before may be an address.
      defaultValue={byAddress.values.street ? 'address' : 'number'}
      tabs={[
        {
          id: 'number',
          title: texts.number,
          content: <NumberForm form={byNumber} postcodeHint={postcodeHint} submit={submit} />,
        },
        {
          id: 'address',
          title: texts.address,
          content: <AddressForm form={byAddress} asksSalutation={asksSalutation} submit={submit} />,
        },
      ]}
    />
  )
}
