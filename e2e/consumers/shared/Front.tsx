import { ArticleTeaser } from '@leserkonto/teasers/ArticleTeaser'
import { CardTeaser } from '@leserkonto/teasers/CardTeaser'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { CardSlider } from '@leserkonto/ui/CardSlider'
import { ContentWrapper } from '@leserkonto/ui/ContentWrapper'
import { Headline } from '@leserkonto/ui/Headline'
import { MainHeader } from '@leserkonto/ui/MainHeader'
import { articles, lead } from './articles'

const tenMinutesOld = (now: Date) => ({ ...lead, publicationDate: Math.floor(now.getTime() / 1000) - 600 })

/** The front of somebody else's news site. */
export const Front = ({ now }: { now: Date }) => (
  <>
    <MainHeader logo={{ content: 'Der Bote', href: '/' }} />
    <ContentWrapper as="main">
      <Headline variant="headline1">Nachrichten</Headline>
      <ArticleTeaser
        article={tenMinutesOld(now)}
        now={now}
        mobileSize="large"
        desktopSize="extraLarge"
        priority
      />
      <TeaserGrid articles={articles} now={now} dateDisplay="always" />
      <CardSlider label="Weitere Beiträge">
        {articles.map((article) => (
          <CardTeaser key={article.headline} article={article} now={now} />
        ))}
      </CardSlider>
    </ContentWrapper>
  </>
)
