import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { Cancellation } from './Cancellation.tsx'
import { CancellationReceived, type Receipt } from './CancellationReceived.tsx'
import { declarationOf, initialValues } from './cancellation-values.ts'

/** Takes in the cancellation of a contract from anybody; no session is needed. */
export function CancellationScreen() {
  const { page } = useAccount()
  const [receipt, setReceipt] = useState<Receipt>()
  const form = useForm({
    initial: initialValues(useLocation().state),
    input: (values) => declarationOf(values, page.edition.shortcut),
    load: async () => (await import('./cancel.ts')).cancel,
    onDone: (received, { email }) => setReceipt({ ...received, email: email.trim() }),
  })
  if (receipt) return <CancellationReceived receipt={receipt} onPrint={() => window.print()} />
  return <Cancellation form={form} />
}
