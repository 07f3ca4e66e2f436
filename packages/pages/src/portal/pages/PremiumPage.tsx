import type { Newsletter } from '@leserkonto/publisher-wire/crm'
import type { Offer as Sold } from '@leserkonto/publisher-wire/offers'
import { addresses, type Wall } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Image } from '@leserkonto/ui/Image'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { Offer } from '../article/Offer.tsx'
import type { LetterEntry, PortalSurroundings } from '../view.ts'
import classes from './PremiumPage.module.css'

type PremiumPageProps = PortalSurroundings & {
  newsletters: readonly Newsletter[]
  issue: readonly LetterEntry[] | null
  wall: Wall | null
  offer?: Sold | null
}

const texts = portalTexts.premium

/** The newsletters of the plan as cards, with the latest issue or the offer. */
export const PremiumPage = ({
  newsletters,
  issue,
  wall,
  offer = null,
  ...surroundings
}: PremiumPageProps) => (
  <div className={classes.page}>
    <div className={classes.head}>
      <Headline variant="headline1">{texts.title}</Headline>
      <p>{texts.text}</p>
    </div>
    {newsletters.length > 0 && (
      <div className={classes.letters}>
        {newsletters.map((letter) => (
          <Letter key={letter.id} {...letter} />
        ))}
      </div>
    )}
    <div className={classes.rest}>
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
  </div>
)

/** What tempts to choose a newsletter; nothing is said of what is not known. */
const Letter = ({ title, description, picture, rhythm, editor, sample_url: sample }: Newsletter) => (
  <section className={classes.letter}>
    {picture && <Image src={picture} alt="" />}
    <Headline variant="headline3" headingTag="h2">
      {title}
    </Headline>
    {(rhythm || editor) && <p className={classes.facts}>{[rhythm, editor].filter(Boolean).join(' · ')}</p>}
    <p>{description}</p>
    {sample && <Link href={sample}>{texts.sample}</Link>}
  </section>
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
