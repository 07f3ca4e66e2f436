import { partnerTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../session/account.ts'
import { confirmLink } from '../../session/by-link.ts'
import { load } from '../../session/loads.ts'
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
  const request = useQuery({ ...load('partners.show', { id }), retry: false })
  const user = useQuery(load('session.userinfo', { edition: edition.shortcut }))
  return (
    <LoadedPage query={request} name="partners.show">
      {(asked) => (
        <LoadedPage query={user} name="session.userinfo">
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
    if (!goesOn) confirmLink(account)
    account.browser.open(return_to)
  }
  const load = async () => (await import('./operations.ts')).allow
  const agreement = useAgreement({ request, reader, asked: { id, agreed: true }, load, onDone })
  const going = useChange({
    name: 'partners.allow',
    call: (api) => api.partners.allow.mutate({ id }),
    onDone,
  })
  const refusing = useChange({
    name: 'partners.refuse',
    call: (api) => api.partners.refuse.mutate({ id }),
    onDone,
  })
  const goOn = useEffectEvent(() => void going.run())
  useEffect(() => {
    if (goesOn) goOn()
  }, [goesOn])
  if (goesOn && !going.failure) return <Loading text={partnerTexts.waits(request.partner)} />
  return <Agreement {...agreement} refusing={{ ...refusing, failure: refusing.failure ?? going.failure }} />
}
