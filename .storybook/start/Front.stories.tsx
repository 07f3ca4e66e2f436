import { ArticleTeaser } from '@leserkonto/teasers/ArticleTeaser'
import { CardTeaser } from '@leserkonto/teasers/CardTeaser'
import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { CardSlider } from '@leserkonto/ui/CardSlider'
import { ContentWrapper } from '@leserkonto/ui/ContentWrapper'
import { Headline } from '@leserkonto/ui/Headline'
import { LinkButton } from '@leserkonto/ui/LinkButton'
import { MainHeader } from '@leserkonto/ui/MainHeader'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArticles, sampleClock, sampleNow } from '../../packages/teasers/src/samples/sample-articles.ts'
import classes from './start.module.css'

const times = { now: sampleNow, clock: sampleClock }
const [lead, ...others] = sampleArticles

const meta = {
  title: 'Start/Front',
  parameters: { bleed: true, docs: { source: { type: 'code' } } },
} satisfies Meta

export default meta

export const Front: StoryObj = {
  render: () => (
    <>
      <MainHeader logo={{ content: 'Auentaler Zeitung', href: '/' }}>
        <LinkButton href="/service/profil" variant="tertiary">
          Mein Konto
        </LinkButton>
      </MainHeader>
      <ContentWrapper size="page" as="main" className={classes.stack}>
        <h1>
          <VisuallyHidden>Auentaler Zeitung</VisuallyHidden>
        </h1>
        {lead && (
          <ArticleTeaser
            article={lead}
            {...times}
            headingTag="h2"
            mobileSize="large"
            desktopSize="large"
            priority
          />
        )}
        <Headline variant="blockLine">Aus der Region</Headline>
        <TeaserGrid
          articles={others}
          {...times}
          layout="three-below"
          headingTag="h3"
          mobileSizes={['medium']}
        />
        <Headline variant="blockLine">Meistgelesen</Headline>
        <CardSlider label="Meistgelesen">
          {others.map((article) => (
            <CardTeaser key={article.url} article={article} {...times} headingTag="h3" />
          ))}
        </CardSlider>
        <Headline variant="blockLine">Sport</Headline>
        <TeaserGrid articles={others.slice(0, 4)} {...times} desktopSize="small" headingTag="h3" />
      </ContentWrapper>
    </>
  ),
}
