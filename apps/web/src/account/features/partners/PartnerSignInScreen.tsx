import { partnerTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { load } from '../../session/loads.ts'
import { signOut } from '../../session/sign-in.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { passwordOf, useProof } from '../../shell/form/use-proof.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Loading } from '../../shell/Loading.tsx'
import type { ScreenProps } from '../../shell/lazy-screen.tsx'
import { useChange } from '../../shell/use-change.ts'
import { Agreement } from './Agreement.tsx'
import type { Request } from './PartnerRequest.tsx'

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
  const { pathname } = useLocation()
  const { browser, returnUrl } = account
  const proof = useProof(reader.has_password)
  const form = useForm({
    initial: { current_password: '' },
    secrets: ['current_password'],
    input: ({ current_password }) => ({
      id,
      ...(request.needs_proof && passwordOf(proof, current_password)),
    }),
    load: async () => (await import('./operations.ts')).allow,
    onDone: ({ return_to }) => browser.open(return_to),
  })
  const refusing = useChange({
    name: 'partners.refuse',
    call: (api) => api.partners.refuse.mutate({ id }),
    onDone: ({ return_to }) => browser.open(return_to),
  })
  const goesOn = !request.asks && !request.needs_proof
  const goOn = useEffectEvent(() => void form.submit())
  useEffect(() => {
    if (goesOn) goOn()
  }, [goesOn])
  if (goesOn && !form.problems.failure) return <Loading text={partnerTexts.waits(request.partner)} />
  return (
    <Agreement
      title={partnerTexts.title(request.partner)}
      request={request}
      email={reader.email}
      form={form}
      proof={proof}
      refusing={refusing}
      onSwitch={() => {
        // The next account comes back here.
        returnUrl.offer(pathname)
        void signOut(account)
      }}
    />
  )
}
