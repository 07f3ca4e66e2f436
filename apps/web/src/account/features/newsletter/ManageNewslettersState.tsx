import { rightCodes } from '@leserkonto/rules'
import { newsletterTexts } from '@leserkonto/texts'
import { useNavigate } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import { api } from '../../session/ApiProvider.tsx'
import { useAccount, useSession } from '../../session/account.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { DeadLink } from './DeadLink.tsx'
import { ManageForm } from './ManageForm.tsx'
import { RequestEditLinkState } from './RequestEditLinkState.tsx'

type ManageNewslettersStateProps = {
  /** Id of the newsletter user behind a mail's link, or of the reader's account. */
  userId: string
  /** Token of that link; none: the session speaks. */
  token: string | undefined
}

/** Loads what is subscribed, by link or by session, and what may be. */
export function ManageNewslettersState({ userId, token }: ManageNewslettersStateProps) {
  const { page } = useAccount()
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const paths = usePaths()
  const edition = page.edition.shortcut
  const query = { user_id: userId, ...(token && { newsletter_token: token }) }
  const user = api.newsletter.user.useQuery(query)
  const list = api.newsletter.list.useQuery({ edition })
  // Any error means not granted (seed account §6); the service judges again anyway.
  const right = api.rights.check.useQuery(
    { edition, right: rightCodes.premiumNewsletters },
    { enabled: signedIn && token === undefined },
  )
  const both = {
    data: user.data && list.data && { user: user.data, catalogue: list.data },
    error: user.error ?? list.error,
    isFetching: user.isFetching || list.isFetching,
    refetch: () => Promise.all([user.refetch(), list.refetch()]),
  }
  return (
    <LoadState query={both} name="newsletter.user">
      {({ user: own, catalogue }) =>
        token && own.id === null ? (
          <RequestEditLinkState
            problem={<DeadLink hint={newsletterTexts.editLink.dead} />}
            onBack={() => navigate(paths.newsletter, { replace: true })}
          />
        ) : (
          <ManageForm
            user={own}
            query={query}
            catalogue={catalogue}
            premium={right.isSuccess}
            token={token}
          />
        )
      }
    </LoadState>
  )
}
