import { api } from '../../session/ApiProvider.tsx'
import { useAccount, useSession } from '../../session/account.ts'
import { LoadState } from '../../shell/LoadState.tsx'
import { CompanyUsersState } from './CompanyUsersState.tsx'
import { MultiuserOffer } from './MultiuserOffer.tsx'

/** The company's list, for who owns its plan; the page has no guard and says to everybody else what it is. */
export function MultiuserScreen() {
  const session = useSession()
  if (!session.signedIn) return <MultiuserOffer kind="anonymous" />
  return <ReaderState key={session.token} />
}

function ReaderState() {
  const { edition } = useAccount().page
  const user = api.session.userinfo.useQuery({ edition: edition.shortcut })
  return (
    <LoadState query={user} name="session.userinfo">
      {({ is_masteruser: ownsPlan, company_account: isCompany }) => {
        // Asked for by anybody else, the list would be refused, and a refused load ends the session.
        if (ownsPlan) return <CompanyUsersState />
        return <MultiuserOffer kind={isCompany ? 'noPlan' : 'noCompany'} />
      }}
    </LoadState>
  )
}
