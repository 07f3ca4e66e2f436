import { multiuserTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import { Link } from 'react-router-dom'
import { usePaths } from '../../paths.ts'
import actions from '../../shell/Actions.module.css'
import { Page } from '../../shell/Page.tsx'

type MultiuserOfferProps = {
  /** Nobody is signed in; the reader is no company; the company's account has no running plan. */
  kind: 'anonymous' | 'noCompany' | 'noPlan'
}

/** What the page is for, and the way on for who cannot use it. */
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
