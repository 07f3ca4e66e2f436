import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses, sectionAddress } from '@leserkonto/rules'
import { giftTexts, portalSections, portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { classNames } from '@leserkonto/ui/parts/class-names'
import { Chips } from '../blocks/Chips.tsx'
import { Latest } from '../front/Latest.tsx'
import type { PortalSurroundings, PortalView } from '../view.ts'
import classes from './MessagePage.module.css'

type MessagePageProps = PortalSurroundings & Extract<PortalView, { page: 'message' }>

/** Says that the page does not exist or is not available now, and where to go instead. */
export function MessagePage(props: MessagePageProps) {
  const { title, text, ...way } = { ...portalTexts, giftUnknown: giftTexts.unknown }[props.message]
  const latest = props.message === 'notFound' ? props.latest : []
  return (
    <div className={classNames(classes.page, latest.length > 0 && classes.withNews)}>
      <div className={classes.said}>
        <Headline variant="headline1">{title}</Headline>
        <p>{text}</p>
        {'home' in way ? (
          <LinkButton href={addresses.overview}>{way.home}</LinkButton>
        ) : (
          <LinkButton href={props.path}>{way.again}</LinkButton>
        )}
        {props.message === 'notFound' && !props.edition.isSignOn && <Sections />}
      </div>
      {latest.length > 0 && <News articles={latest} now={props.now} />}
    </div>
  )
}

const Sections = () => (
  <>
    <Headline variant="headline4" headingTag="h2">
      {portalTexts.notFound.sections}
    </Headline>
    <Chips links={portalSections.map(({ slug, name }) => ({ name, href: sectionAddress(slug) }))} />
  </>
)

const News = ({ articles, now }: { articles: readonly ArticleTeaser[]; now: Date }) => (
  <section>
    <Latest articles={articles} now={now} title={portalTexts.notFound.latest} />
  </section>
)
