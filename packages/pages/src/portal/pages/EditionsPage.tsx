import type { ServedEdition } from '@leserkonto/editions'
import { addresses, signOnTo } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import classes from './TextPage.module.css'

/** The sign-on edition has no front; this page lists the newspapers it signs in to. */
export const EditionsPage = ({ editions }: { editions: readonly ServedEdition[] }) => (
  <div className={classes.page}>
    <Headline variant="headline1">{portalTexts.editions.title}</Headline>
    <p>{portalTexts.editions.text}</p>
    <ul className={classes.editions}>
      {editions.map(({ shortcut, name }) => (
        <li key={shortcut}>
          <a href={signOnTo(shortcut)}>{name}</a>
        </li>
      ))}
    </ul>
    <LinkButton href={addresses.profile}>{portalTexts.editions.account}</LinkButton>
  </div>
)
