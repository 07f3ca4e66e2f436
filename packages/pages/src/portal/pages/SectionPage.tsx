import { addresses } from '@leserkonto/rules'
import { portalTexts } from '@leserkonto/texts'
import { ContentHeader } from '@leserkonto/ui/ContentHeader'
import { headerDescription } from '@leserkonto/ui/header-description'
import { SectionCard } from '@leserkonto/ui/SectionCard'
import { Opening } from '../front/Opening.tsx'
import { Stories } from '../front/Stories.tsx'
import { Island } from '../islands/Island.tsx'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './SectionPage.module.css'

type SectionPageProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'section' }>, 'page'>

const { letters } = portalTexts.section

/** Number of teasers at the top of a section: a large one and a row. */
const openingCount = 4

/** A section's articles, newest first, in pages; the first page begins with a large one. */
export function SectionPage({ section, articles, opens, next, now }: SectionPageProps) {
  const opening = opens ? articles.slice(0, openingCount) : []
  const [lead, ...row] = opening
  return (
    <div className={classes.page}>
      <SectionHead title={section.name} description={section.about} />
      {articles.length === 0 && <p>{portalTexts.section.empty}</p>}
      {lead && (
        <div>
          <Opening lead={lead} row={row} now={now} headingTag="h2" />
        </div>
      )}
      <Stories
        articles={articles.slice(opening.length)}
        now={now}
        next={next}
        headingTag="h2"
        priorityCount={opens ? 0 : 2}
      />
      <SectionCard
        headline={letters.title}
        description={letters.text}
        buttonText={letters.choose}
        buttonHref={addresses.newsletter}
        linkText={portalTexts.premium.title}
        linkHref={addresses.premiumNewsletters}
        colored
      />
    </div>
  )
}

/** Wakes only where there is something to uncover. */
const SectionHead = (props: { title: string; description: string }) =>
  headerDescription(props.description, 'simple').toggleable ? (
    <Island name="header" component={ContentHeader} props={props} />
  ) : (
    <ContentHeader {...props} />
  )
