import { partnerTexts } from '@leserkonto/texts'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../session/account.ts'
import { forgetSignOn } from '../../session/sign-on-marks.ts'
import { trpc } from '../../session/trpc.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Loading } from '../../shell/Loading.tsx'
import type { ScreenProps } from '../../shell/lazy-screen.tsx'
import { useChange } from '../../shell/use-change.ts'
import { Agreement } from './Agreement.tsx'
import type { Request } from './PartnerRequest.tsx'
import { useAgreement } from './use-agreement.ts'

/** A sign-in at a partner that began in this browser: what the partner asks, and the way back there. */
export function PartnerSignInScreen({ params: { id = '' } }: ScreenProps) {
  const { edition } = useAccount().page
  const request = trpc.partners.show.useQuery({ id })
  const user = trpc.session.userinfo.useQuery({ edition: edition.shortcut })
  return (
    <LoadedPage query={request}>
      {(asked) => (
        <LoadedPage query={user}>
          {(reader) => <Answering id={id} request={asked} reader={reader} />}
        </LoadedPage>
      )}
    </LoadedPage>
  )
}

type AnsweringProps = { id: string; request: Request; reader: { email: string; has_password: boolean } }

function Answering({ id, request, reader }: AnsweringProps) {
  const account = useAccount()
  const goesOn = !request.asks && !request.needs_proof
  const onDone = ({ return_to }: { return_to: string }) => {
    // Who was asked has read as whom.
    if (!goesOn) forgetSignOn(account)
    account.browser.open(return_to)
  }
  const load = async () => (await import('./operations.ts')).allow
  const agreement = useAgreement({ request, reader, asked: { id, agreed: true }, load, onDone })
  const going = useChange(trpc.partners.allow.useMutation({ onSuccess: onDone }))
  const refusing = useChange(trpc.partners.refuse.useMutation({ onSuccess: onDone }))
  const goOn = useEffectEvent(() => void going.run({ id }))
  useEffect(() => {
    if (goesOn) goOn()
  }, [goesOn])
  if (goesOn && !going.failure) return <Loading text={partnerTexts.waits(request.partner)} />
  const { busy, failure = going.failure } = refusing
  return <Agreement {...agreement} refusing={{ busy, failure, run: () => refusing.run({ id }) }} />
}
