import { passkeyTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { knowsPasskeys } from '../../session/passkey-support.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../Actions.module.css'
import { FailureBox } from '../FailureBox.tsx'
import { useChange } from '../use-change.ts'

type PasskeyProofProps = { onProven: () => void }

/** Makes the login of this session fresh with a passkey; nothing where the reader has none or this page can use none. */
export function PasskeyProof({ onProven }: PasskeyProofProps) {
  const { page } = useAccount()
  return knowsPasskeys() && page.passkeys !== 'elsewhere' ? <OwnPasskeys onProven={onProven} /> : null
}

function OwnPasskeys({ onProven }: PasskeyProofProps) {
  const account = useAccount()
  const { data } = trpc.passkeys.list.useQuery({})
  const [isElsewhere, setElsewhere] = useState(false)
  const proving = useChange(
    useMutation({
      mutationFn: async () => {
        const { confirmWithPasskey } = await import('../../session/passkeys.ts')
        return confirmWithPasskey(account, data?.passkeys ?? [])
      },
      onSuccess: (ended) => {
        if (ended === 'elsewhere') setElsewhere(true)
        else if (ended !== 'cancelled') onProven()
      },
    }),
    { name: 'session.confirmWithPasskey' },
  )
  if (isElsewhere || !data || data.passkeys.length === 0) return null
  return <PasskeyProofButton proving={proving} />
}

type PasskeyProofButtonProps = {
  proving: { busy: boolean; failure: Failure | undefined; run: () => void }
}

/** One button, which stands in a form. */
export const PasskeyProofButton = ({ proving }: PasskeyProofButtonProps) => (
  <div className={actions.form}>
    <FailureBox failure={proving.failure} />
    <div>
      <Button variant="tertiary" onClick={() => proving.run()} loading={proving.busy}>
        {passkeyTexts.proof}
      </Button>
    </div>
  </div>
)
