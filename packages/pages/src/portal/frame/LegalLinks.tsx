import type { ServedEdition } from '@leserkonto/editions'
import { addresses, helpAddress } from '@leserkonto/rules'
import { accountTexts, helpTexts, portalTexts, privacySettings } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import classes from './PortalFrame.module.css'

type LegalLinksProps = {
  edition: ServedEdition
  /** The edition has its own news. */
  withNews: boolean
}

const newsRows = [
  { label: portalTexts.premium.title, to: addresses.premiumNewsletters },
  { label: portalTexts.footer.feed, to: '/feed.xml' },
]

/** Links at the foot of a page: those the law demands, and others that readers expect there. */
export function LegalLinks({ edition: { links, tagManagerId }, withNews }: LegalLinksProps) {
  const texts = accountTexts.footer
  const rows = [
    { label: texts.imprint, to: links.imprint },
    { label: texts.privacy, to: links.privacy },
    { label: texts.dataRequest, to: addresses.dataRequest },
    { label: texts.terms, to: links.terms },
    { label: texts.disclaimer, to: links.disclaimer },
    { label: texts.accessibility, to: links.accessibility },
    { label: texts.cancellation, to: links.cancellation },
    { label: texts.withdrawal, to: links.withdrawal },
    { label: helpTexts.title, to: helpAddress },
    { label: texts.contact, to: links.contact },
    ...(withNews ? newsRows : []),
  ]
  return (
    <ul className={classes.legal}>
      {rows.map(({ label, to }) => (
        <li key={label}>
          <Link href={to}>{label}</Link>
        </li>
      ))}
      {tagManagerId !== null && (
        <li>
          <Link href={links.privacy} data-consent>
            {privacySettings}
          </Link>
        </li>
      )}
    </ul>
  )
}
