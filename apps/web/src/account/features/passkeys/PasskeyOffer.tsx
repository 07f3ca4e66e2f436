import { passkeyTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { withLoadedData } from '../../session/LoadedData.tsx'
import { sleepOffer } from '../../session/passkey-support.ts'
import { createPasskey, isOfferDue } from '../../session/passkeys.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { useChange } from '../../shell/use-change.ts'

/**
 * After a login: whether the next one shall need no password. A reader who has a passkey, or cannot have one here, or for whom
 * the browser makes one by itself, goes on at once; so does everybody if that cannot be found out. Source: docs/spec/account.md#passkeys.
 */
export const PasskeyOffer = withLoadedData<{ onDone: () => void }>(({ onDone }) => {
  const account = useAccount()
  const [isDue, setDue] = useState(false)
  const decide = useEffectEvent(async () => {
    const due = await isOfferDue(account).catch(() => false)
    if (!due) return onDone()
    sleepOffer()
    setDue(true)
  })
  useEffect(() => void decide(), [])
  const accepting = useChange(
    useMutation({
      mutationFn: () => createPasskey(account, {}),
      onSuccess(added) {
        if (typeof added === 'string') return onDone()
        account.notices.show({ type: 'success', message: passkeyTexts.add.done })
        onDone()
      },
    }),
    { name: 'passkeys.add' },
  )
  if (!isDue) return <Loading />
  return <Offer accepting={accepting} onDecline={onDone} />
})

type OfferProps = {
  accepting: { busy: boolean; failure: Failure | undefined; run: () => void }
  onDecline: () => void
}

/** One question, two answers. */
export const Offer = ({ accepting, onDecline }: OfferProps) => (
  <Page title={passkeyTexts.offer.title} lead={passkeyTexts.offer.text}>
    <FailureBox failure={accepting.failure} />
    <div className={actions.actions}>
      <Button onClick={accepting.run} loading={accepting.busy}>
        {passkeyTexts.offer.accept}
      </Button>
      <Button variant="secondary" onClick={onDecline}>
        {passkeyTexts.offer.decline}
      </Button>
    </div>
  </Page>
)
