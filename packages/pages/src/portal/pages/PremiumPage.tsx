import type { Newsletter } from '@leserkonto/publisher-wire/crm'
import type { Offer as Sold } from '@leserkonto/publisher-wire/offers'
import { addresses, type Wall } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { Offer } from '../article/Offer.tsx'
import type { LetterEntry, PortalSurroundings } from '../view.ts'
import classes from './TextPage.module.css'

type PremiumPageProps = PortalSurroundings & {
  newsletters: readonly Newsletter[]
  issue: readonly LetterEntry[] | null
  wall: Wall | null
  offer?: Sold | null
}

const texts = portalTexts.premium

/** The newsletters of the plan, with the latest issue or the offer. */
export const PremiumPage = ({
  newsletters,
  issue,
  wall,
  offer = null,
  ...surroundings
}: PremiumPageProps) => (
  <div className={classes.page}>
    <Headline variant="headline1">{texts.title}</Headline>
    <p>{texts.text}</p>
    {newsletters.map(({ id, title, description }) => (
      <section key={id}>
        <Headline variant="headline3" headingTag="h2">
          {title}
        </Headline>
        <p>{description}</p>
      </section>
    ))}
    {issue && <Issue entries={issue} />}
    {wall && (
      <Offer
        {...surroundings}
        wall={wall}
        offer={offer}
        url={addresses.premiumNewsletters}
        text={texts.locked}
      />
    )}
  </div>
)

const Issue = ({ entries }: { entries: readonly LetterEntry[] }) => (
  <>
    <LinkButton href={addresses.newsletter}>{texts.subscribe}</LinkButton>
    <Headline variant="headline2">{texts.issue}</Headline>
    {entries.map(({ article: { id, url, headline }, opening }) => (
      <section key={id}>
        <Headline variant="headline4" headingTag="h3">
          <Link href={url}>{headline}</Link>
        </Headline>
        <p>{opening}</p>
      </section>
    ))}
  </>
)
