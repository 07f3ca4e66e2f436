import { useState } from 'react'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { useForward } from '../../session/forward.ts'
import { useForm } from '../../shell/form/use-form.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { emptyAddress, emptyNumber, whoAndWhere } from './find-values.ts'
import { LinkedSubscriptionState } from './LinkedSubscriptionState.tsx'
import { LinkSubscription } from './LinkSubscription.tsx'
import type { Plan } from './Plans.tsx'

/** Who has linked a subscription sees it; everyone else links one. */
export function LinkSubscriptionScreen() {
  const { page } = useAccount()
  const user = api.session.userinfo.useQuery({ edition: page.edition.shortcut })
  const [linked, setLinked] = useState<readonly Plan[]>()
  return (
    <LoadState query={user} name="session.userinfo">
      {({ gp_number, given_name, family_name }) =>
        gp_number && !linked ? (
          <LinkedSubscriptionState gpNumber={gp_number} />
        ) : (
          <LinkForms
            name={{ given_name: given_name ?? '', family_name: family_name ?? '' }}
            linked={linked}
            onLinked={setLinked}
          />
        )
      }
    </LoadState>
  )
}

type LinkFormsProps = {
  /** The reader's own name, where the account knows it. */
  name: { given_name: string; family_name: string }
  linked: readonly Plan[] | undefined
  onLinked: (plans: readonly Plan[]) => void
}

function LinkForms({ name, linked, onLinked }: LinkFormsProps) {
  const forward = useForward()
  const data = api.useUtils()
  const onDone = async ({ subscriptions }: { subscriptions: readonly Plan[] }) => {
    onLinked(subscriptions)
    await Promise.all([data.session.userinfo.invalidate(), data.subscriptions.list.invalidate()])
  }
  const byNumber = useForm({
    initial: emptyNumber,
    input: ({ gp_number, postcode }) => ({ gp_number, ...(postcode.trim() && { postcode }) }),
    load: async () => (await import('./link.ts')).linkByNumber,
    onDone,
  })
  const byAddress = useForm({
    initial: { ...emptyAddress, ...name },
    input: whoAndWhere,
    load: async () => (await import('./link.ts')).linkByAddress,
    onDone,
  })
  return <LinkSubscription byNumber={byNumber} byAddress={byAddress} linked={linked} onNext={forward} />
}
