import { passwordTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import actions from '../../shell/Actions.module.css'
import { PasswordDialog } from '../../shell/form/PasswordDialog.tsx'
import { useProofForm } from '../../shell/form/use-proof-form.ts'
import { Section } from '../../shell/Section.tsx'

/** Removes the password after a question; codes by mail stay as the way in. */
export function RemovePassword({ email, onRemoved }: { email: string; onRemoved: () => Promise<void> }) {
  const [asks, setAsks] = useState(false)
  const { form, proof } = useProofForm({
    about: {},
    owner: { email, has_password: true },
    load: async () => (await import('./operations.ts')).remove,
    technical: 'PASSWORD_UPDATE_FAILED',
    onDone: onRemoved,
  })
  const texts = passwordTexts.remove
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <div className={actions.actions}>
        <Button className={actions.danger} variant="secondary" onClick={() => setAsks(true)}>
          {texts.ask}
        </Button>
      </div>
      <PasswordDialog
        danger
        form={form}
        proof={proof}
        open={asks}
        texts={texts.dialog}
        onClose={() => setAsks(false)}
      />
    </Section>
  )
}
