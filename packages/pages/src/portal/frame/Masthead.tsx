import { addresses } from '@leserkonto/rules'
import { dateTexts, portalTexts } from '@leserkonto/texts'
import { EndorsementLink } from '@leserkonto/ui/EndorsementLink'
import { Link } from '@leserkonto/ui/Link'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { PortalSurroundings } from '../view.ts'
import { AccountLink } from './AccountLink.tsx'
import { Emblem } from './Emblem.tsx'
import classes from './Masthead.module.css'

/** The paper's name and emblem under a line with the day, the group and the reader's ways; large on the front. */
export const Masthead = ({ edition, path, isSignedIn, now }: PortalSurroundings) => (
  <div className={classNames(classes.masthead, path === addresses.overview && classes.front)}>
    <div className={classes.line}>
      <span className={classes.wide}>{dateTexts.weekdayDate(now)}</span>
      <EndorsementLink logo={{ content: edition.logo.text, href: edition.logo.url }} />
      <span className={classes.ways} data-ways>
        <span className={classNames(classes.way, classes.wide)}>
          <Link href={addresses.newsletter}>{portalTexts.nav.newsletter}</Link>
        </span>
        <AccountLink className={classes.way} path={path} isSignedIn={isSignedIn} />
      </span>
    </div>
    <Link className={classes.name} href={addresses.overview}>
      <Emblem edition={edition} />
      {edition.name}
    </Link>
  </div>
)
