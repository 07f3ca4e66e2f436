import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses, sectionAddress, signOnFor } from '@leserkonto/rules'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { ListTitle } from '../blocks/BlockTitle.tsx'
import type { MyNews, PortalSurroundings } from '../view.ts'
import classes from './MyNewsPage.module.css'

type MyNewsPageProps = PortalSurroundings & { news: MyNews | null }

const texts = portalTexts.myNews

/** Sections and articles a reader chose; readers without a session are asked to sign in. */
export const MyNewsPage = ({ news, now }: MyNewsPageProps) => (
  <div className={classes.page}>
    <Headline variant="headline1">{texts.title}</Headline>
    {news ? (
      <News news={news} now={now} />
    ) : (
      <>
        <p>{texts.stranger}</p>
        <LinkButton href={signOnFor(addresses.myNews)}>{texts.signIn}</LinkButton>
      </>
    )}
  </div>
)

const News = ({ news: { topics, marked }, now }: { news: MyNews; now: Date }) => (
  <>
    {topics.map(({ section, articles }) => (
      <Row
        key={section.slug}
        title={section.name}
        to={sectionAddress(section.slug)}
        articles={articles}
        now={now}
      />
    ))}
    {marked.length > 0 && <Row title={texts.marked} articles={marked} now={now} />}
    {topics.length + marked.length === 0 && <p>{texts.empty}</p>}
    <Link href={addresses.news}>{texts.choose}</Link>
  </>
)

type RowProps = { title: string; to?: string; articles: readonly ArticleTeaser[]; now: Date }

const Row = ({ title, to, articles, now }: RowProps) => (
  <section className={classes.row}>
    <ListTitle to={to}>{title}</ListTitle>
    <TeaserGrid
      className={classes.abreast}
      articles={articles}
      now={now}
      mobileSizes={['medium']}
      mobileText={false}
      dateDisplay="always"
    />
  </section>
)
