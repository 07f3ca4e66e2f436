import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { genderOf } from '../../shell/form/SalutationField.tsx'
import { useForm } from '../../shell/form/use-form.ts'
import { emptyAddress, emptyNumber, whoAndWhere } from './find-values.ts'
import { RequestAccessData } from './RequestAccessData.tsx'

/** Asks for lost login data by customer number and postcode, or by name and address. */
export function RequestAccessDataScreen() {
  const edition = useAccount().page.edition.shortcut
  const [sent, setSent] = useState(false)
  const onDone = () => setSent(true)
  const byNumber = useForm({
    initial: emptyNumber,
    input: (values) => ({ ...values, edition }),
    load: async () => (await import('./request-login-data.ts')).requestLoginData,
    onDone,
  })
  const byAddress = useForm({
    initial: emptyAddress,
    input: (values) => ({ ...whoAndWhere(values), gender: genderOf(values.gender), edition }),
    load: async () => (await import('./request-login-data.ts')).requestLoginDataByAddress,
    onDone,
  })
  return <RequestAccessData byNumber={byNumber} byAddress={byAddress} sent={sent} />
}
