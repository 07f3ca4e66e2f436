import { subscriptionTexts } from '@leserkonto/texts'
import { Tabs } from '@leserkonto/ui/Tabs'
import { useState } from 'react'
import { flushSync } from 'react-dom'
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
  // What was typed on the page before may be an address.
  const [way, setWay] = useState(byAddress.values.street ? 'address' : 'number')
  const texts = subscriptionTexts.ways
  const change = (to: string, field: string) => {
    // The button that was pressed goes, so the focus needs another place.
    flushSync(() => setWay(to))
    document.getElementById(field)?.focus()
  }
  return (
    <Tabs
      label={texts.label}
      value={way}
      onChange={setWay}
      tabs={[
        {
          id: 'number',
          title: texts.number,
          content: (
            <NumberForm
              form={byNumber}
              postcodeHint={postcodeHint}
              submit={submit}
              onOtherWay={() => change('address', byAddress.idOf('street'))}
            />
          ),
        },
        {
          id: 'address',
          title: texts.address,
          content: (
            <AddressForm
              form={byAddress}
              asksSalutation={asksSalutation}
              submit={submit}
              onOtherWay={() => change('number', byNumber.idOf('gp_number'))}
            />
          ),
        },
      ]}
    />
  )
}
