import { api } from '../../../session/ApiProvider.tsx'
import { useAccount } from '../../../session/account.ts'
import { useForward } from '../../../session/forward.ts'
import { LoadState } from '../../../shell/LoadState.tsx'
import { SharedSubscriptionSuccess } from './SharedSubscriptionSuccess.tsx'

/** Says how far the reader's access has come. Source: seed account §2 `successMessage`. */
export function SharedSubscriptionSuccessScreen() {
  const plan = api.sharedSubscriptions.childUsers.useQuery({})
  const user = api.session.userinfo.useQuery({ edition: useAccount().page.edition.shortcut })
  const forward = useForward()
  return (
    <LoadState query={plan} name="sharedSubscriptions.childUsers">
      {(view) => (
        <SharedSubscriptionSuccess
          membership={view.role === 'member' ? view : undefined}
          isOwner={view.role === 'owner'}
          notice={user.data?.seat_notice}
          onNext={forward}
        />
      )}
    </LoadState>
  )
}
