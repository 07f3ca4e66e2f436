import { loginCodeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import actions from '../Actions.module.css'
import { FailureBox } from '../FailureBox.tsx'
import { CodeField } from './CodeField.tsx'
import { FormSummary } from './FormSummary.tsx'
import { type Form, useForm } from './use-form.ts'
import { useOneButton } from './use-one-button.ts'

type CodeProofProps = { hasPassword: boolean; onProven: () => void }

/** Makes the login of this session fresh with a code to the reader's own address, inside of any form. */
export function CodeProof({ hasPassword, onProven }: CodeProofProps) {
  const { page } = useAccount()
  const edition = page.edition.shortcut
  const [asked, setAsked] = useState<{ email: string; attempt: string }>()
  const asking = useOneButton({
    name: 'session.requestCode',
    call: async (api) => {
      const { email } = await api.session.userinfo.query({ edition })
      const { attempt } = await api.session.requestCode.mutate({ email, edition })
      return { email, attempt }
    },
    onDone: setAsked,
  })
  const form = useForm({
    initial: { code: '' },
    codes: ['code'],
    input: ({ code }) => ({ attempt: asked?.attempt ?? '', code }),
    load: async () => (await import('./confirm-with-code.ts')).confirmWithCode,
    onDone: onProven,
  })
  const isOver = form.problems.failure?.code === 'LOGIN_CODE_EXPIRED'
  return (
    <CodeProofFields
      form={form}
      hasPassword={hasPassword}
      sentTo={isOver ? undefined : asked?.email}
      asking={{
        ...asking,
        run: () => {
          form.restart()
          return asking.run()
        },
      }}
    />
  )
}

type CodeProofFieldsProps = {
  form: Form<{ code: string }>
  /** Without one only a code or a passkey is offered. */
  hasPassword: boolean
  /** Where a code is awaited. */
  sentTo: string | undefined
  asking: { busy: boolean; failure: Failure | undefined; run: () => void }
}

/** Says that a code comes, with a button that asks for it; then its field. Not a form of its own, since it is in one. */
export function CodeProofFields({ form, hasPassword, sentTo, asking }: CodeProofFieldsProps) {
  const texts = loginCodeTexts
  return (
    <div className={actions.form}>
      <FormSummary problems={form.problems} idOf={form.idOf} />
      <FailureBox failure={asking.failure} />
      {sentTo === undefined ? (
        <>
          <p>{hasPassword ? texts.proof.text : texts.proof.noPassword}</p>
          <div>
            <Button variant="secondary" onClick={asking.run} loading={asking.busy}>
              {texts.offer.submit}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">{texts.sent(sentTo)}</p>
          <CodeField form={form} />
        </>
      )}
    </div>
  )
}
