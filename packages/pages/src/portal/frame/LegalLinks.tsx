import type { ServedEdition } from '@leserkonto/editions'
import { addresses } from '@leserkonto/rules'
import { accountTexts, footNames, portalTexts, privacySettings } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'

type LegalLinksProps = {
  edition: ServedEdition
  /** The edition has its own news. */
  withNews: boolean
}

const newsRows = [
  { label: portalTexts.premium.title, to: addresses.premiumNewsletters },
  { label: portalTexts.footer.feed, to: '/feed.xml' },
]

/** Rows of links at the foot of a page: those the law demands, and others that readers expect there. */
export function LegalLinks({ edition: { links, tagManagerId }, withNews }: LegalLinksProps) {
  const all = { ...links, dataRequest: addresses.dataRequest }
  const rows = [
    ...footNames.map((name) => ({ label: accountTexts.footer[name], to: all[name] })),
    ...(withNews ? newsRows : []),
  ]
  return (
    <>
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
    </>
  )
}
