import { addresses } from '@leserkonto/rules'
import { dataRequestTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import type { PortalView } from '../view.ts'
import classes from './TextPage.module.css'

const texts = dataRequestTexts.sent

/** Says where a link is on its way, the same for every address. */
export const DataSentPage = ({ email }: Extract<PortalView, { page: 'dataSent' }>) => (
  <div className={classes.page}>
    <Headline variant="headline1">{texts.title}</Headline>
    <p role="status">{texts.text(email)}</p>
    <p>{texts.nothing}</p>
    <Link href={addresses.dataRequest}>{texts.again}</Link>
  </div>
)
