import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { addresses, sectionAddress, signOnFor } from '@leserkonto/rules'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { portalTexts } from '@leserkonto/texts'
import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { ListTitle } from '../blocks/BlockTitle.tsx'
import { Chips } from '../blocks/Chips.tsx'
import { Island } from '../islands/Island.tsx'
import { Topics } from '../islands/Topics.tsx'
import type { MyNews, NewsToBegin, PortalSurroundings, PortalView } from '../view.ts'
import classes from './MyNewsPage.module.css'

type MyNewsPageProps = PortalSurroundings & Omit<Extract<PortalView, { page: 'myNews' }>, 'page'>

const texts = portalTexts.myNews

/** Sections and articles a reader chose, or what to begin with; readers without a session are asked to sign in. */
export const MyNewsPage = ({ news, begin, now }: MyNewsPageProps) => (
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
    {begin && <Begin {...begin} chooses={news !== null} now={now} />}
    {news && <Link href={addresses.news}>{texts.choose}</Link>}
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
  </>
)

/** Topics, which a reader who is signed in chooses by a tap, and articles to begin with. */
const Begin = ({ topics, articles, chooses, now }: NewsToBegin & { chooses: boolean; now: Date }) => (
  <>
    <section className={classes.topics}>
      <Headline variant="headline3" headingTag="h2">
        {texts.topics}
      </Headline>
      <p>{chooses ? texts.tap : texts.look}</p>
      {chooses ? (
        <>
          <Island
            name="topics"
            component={Topics}
            props={{ topics: topics.map(({ topic, section }) => ({ topic, name: section.name })) }}
          />
          <LinkButton href={addresses.myNews} variant="secondary">
            {texts.show}
          </LinkButton>
        </>
      ) : (
        <Chips
          links={topics.map(({ section }) => ({ name: section.name, href: sectionAddress(section.slug) }))}
        />
      )}
    </section>
    {articles.length > 0 && <Row title={texts.begin} articles={articles} now={now} />}
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
