import { partnerTexts } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { trpc } from '../../session/trpc.ts'
import { OperationForm } from '../../shell/form/OperationForm.tsx'
import { type Form, useForm } from '../../shell/form/use-form.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { useChange } from '../../shell/use-change.ts'
import { Agreement } from './Agreement.tsx'
import type { Request } from './PartnerRequest.tsx'
import { useAgreement } from './use-agreement.ts'

const texts = partnerTexts.device

/** Where the code of a device without a keyboard is typed; a code in the address is filled in, not sent. */
export function PartnerDeviceScreen() {
  const { search } = useLocation()
  const [found, setFound] = useState<{ request: Request; user_code: string }>()
  const [outcome, setOutcome] = useState<'allowed' | 'refused'>()
  const form = useForm({
    initial: { user_code: new URLSearchParams(search).get('code') ?? '' },
    input: (values) => values,
    load: async () => (await import('./operations.ts')).findDevice,
    onDone: (request, { user_code }) => setFound({ request, user_code }),
  })
  if (outcome) return <Page key={outcome} title={texts[outcome].title} lead={texts[outcome].text} />
  if (found) return <Device key="device" {...found} onDone={setOutcome} />
  return <DeviceCode key="code" form={form} />
}

/** The one field of the page. */
export function DeviceCode({ form }: { form: Form<{ user_code: string }> }) {
  return (
    <Page title={texts.title} lead={texts.text}>
      <OperationForm form={form} submit={texts.next}>
        <Input
          {...form.text('user_code')}
          label={texts.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </OperationForm>
    </Page>
  )
}

type DeviceProps = { request: Request; user_code: string; onDone: (outcome: 'allowed' | 'refused') => void }

function Device(props: DeviceProps) {
  const { page } = useAccount()
  const user = trpc.session.userinfo.useQuery({ edition: page.edition.shortcut })
  return <LoadedPage query={user}>{(reader) => <Answering {...props} reader={reader} />}</LoadedPage>
}

type AnsweringProps = DeviceProps & { reader: { email: string; has_password: boolean } }

function Answering({ request, user_code, reader, onDone }: AnsweringProps) {
  const agreement = useAgreement({
    request,
    reader,
    asked: { user_code },
    load: async () => (await import('./operations.ts')).allowDevice,
    onDone: () => onDone('allowed'),
  })
  const refusing = useChange(trpc.partners.refuseDevice.useMutation({ onSuccess: () => onDone('refused') }))
  return (
    <Agreement {...agreement} refusing={{ ...refusing, run: () => refusing.run({ user_code }) }}>
      <p>{texts.warning}</p>
    </Agreement>
  )
}
