import type { ServedEdition } from '@leserkonto/editions'
import { signOnTo } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import classes from './PortalFrame.module.css'

/**
 * Links to other editions. They lead by this edition's own server, which takes a reader who is signed in here through the
 * sign-on, and anybody else straight on: so the page is the same for everybody and needs no script.
 * Source: docs/spec/account.md#sign-on.
 */
export const EditionLinks = ({ editions }: { editions: readonly ServedEdition[] }) => (
  <nav aria-labelledby="zeitungen">
    <p id="zeitungen">{portalTexts.footer.editions}</p>
    <ul className={classes.legal}>
      {editions.map(({ shortcut, name }) => (
        <li key={shortcut}>
          <Link href={signOnTo(shortcut)}>{name}</Link>
        </li>
      ))}
    </ul>
  </nav>
)
