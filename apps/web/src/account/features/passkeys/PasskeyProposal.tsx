import { passkeyTexts, welcomeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { mayOfferPasskey } from '../../session/passkey-support.ts'
import { createPasskey, isOfferDue } from '../../session/passkeys.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'

const texts = welcomeTexts.passkey

/** A passkey with one press, at the end of a page: nothing where this browser can make none, or the reader has one. */
export function PasskeyProposal() {
  const account = useAccount()
  const [state, setState] = useState<'unknown' | 'open' | 'done'>('unknown')
  useEffect(() => {
    if (mayOfferPasskey(account))
      void isOfferDue(account)
        .catch(() => false)
        .then((isDue) => setState(isDue ? 'open' : 'unknown'))
  }, [account])
  const making = useChange(
    useMutation({
      mutationFn: () => createPasskey(account, {}),
      onSuccess: (added) => {
        if (typeof added !== 'string') setState('done')
      },
    }),
    { name: 'passkeys.add' },
  )
  if (state === 'unknown') return null
  return (
    <Section title={texts.title}>
      <div role="status">{state === 'done' && <p>{passkeyTexts.add.done}</p>}</div>
      {state === 'open' && (
        <>
          <p>{texts.text}</p>
          <FailureBox failure={making.failure} />
          <div className={actions.actions}>
            <Button variant="secondary" onClick={() => making.run(undefined)} loading={making.busy}>
              {passkeyTexts.add.open}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
