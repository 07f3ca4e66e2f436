import { multiuserTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { ManageCompanyUsers } from './ManageCompanyUsers.tsx'

/** The company's list, for the owner of its plan. The page needs no login and tells everybody else what it is for. */
export function MultiuserScreen() {
  const session = useSession()
  if (!session.signedIn) return <MultiuserOffer kind="anonymous" />
  return <SignedInReader key={session.token} />
}

function SignedInReader() {
  const { edition } = useAccount().page
  const user = trpc.session.userinfo.useQuery({ edition: edition.shortcut })
  return (
    <LoadedPage query={user}>
      {({ is_masteruser: ownsPlan, company_account: isCompany }) => {
        // The service refuses the list to anybody else, and a refused load ends the session.
        if (ownsPlan) return <ManageCompanyUsers />
        return <MultiuserOffer kind={isCompany ? 'noPlan' : 'noCompany'} />
      }}
    </LoadedPage>
  )
}

type MultiuserOfferProps = {
  /** Nobody is signed in; the reader is no company; the company's account has no running plan. */
  kind: 'anonymous' | 'noCompany' | 'noPlan'
}

/** What the page is for, and a link for readers who cannot use it. */
export function MultiuserOffer({ kind }: MultiuserOfferProps) {
  const paths = usePaths()
  const { title, anonymous, noCompany, noPlan } = multiuserTexts
  const ways = {
    anonymous: { text: anonymous.text, more: '', name: anonymous.login, to: paths.loginFor(paths.multiuser) },
    noCompany: { ...noCompany, name: noCompany.shared, to: paths.sharedSubscriptions },
    noPlan: { ...noPlan, name: noPlan.link, to: paths.linkSubscription },
  }
  const { text, more, name, to } = ways[kind]
  return (
    <Page title={title} lead={text}>
      {more && <p>{more}</p>}
      <div className={actions.actions}>
        <Link {...buttonLook({})} to={to}>
          {name}
        </Link>
      </div>
    </Page>
  )
}
