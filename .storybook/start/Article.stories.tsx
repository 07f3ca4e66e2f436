import { TeaserGrid } from '@leserkonto/teasers/TeaserGrid'
import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { Breadcrumb } from '@leserkonto/ui/Breadcrumb'
import { ContentWrapper } from '@leserkonto/ui/ContentWrapper'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { Headline } from '@leserkonto/ui/Headline'
import { MainHeader } from '@leserkonto/ui/MainHeader'
import { Paragraph } from '@leserkonto/ui/Paragraph'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import { Quote } from '@leserkonto/ui/Quote'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import townhall from '@leserkonto/ui/samples/pictures/townhall.svg'
import { ToggleBox } from '@leserkonto/ui/ToggleBox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArticles, sampleClock, sampleNow } from '../../packages/teasers/src/samples/sample-articles.ts'
import classes from './start.module.css'

const times = { now: sampleNow, clock: sampleClock }
const published = sampleNow.getTime() / 1000 - 9000

const meta = {
  title: 'Start/Article',
  parameters: { bleed: true, docs: { source: { type: 'code' } } },
} satisfies Meta

export default meta

export const Article: StoryObj = {
  render: () => (
    <>
      <MainHeader logo={{ content: 'Auentaler Zeitung', href: '/' }} />
      <ContentWrapper size="medium" as="main" className={classes.stack}>
        <Breadcrumb
          items={[
            { label: 'Startseite', href: '/' },
            { label: 'Lokales', href: '/lokales' },
          ]}
        />
        <ArticleHeader
          title="Der Marktplatz bekommt 24 Bäume und verliert alle Parkplätze"
          badges={['plus']}
          tag={{ label: 'Lokales', href: '/lokales' }}
          showLogo={false}
        >
          <PersonLine persons={[{ name: 'Helene Brandt', link: '/autor/helene-brandt' }]} withVon />
          <DateDisplay dates={{ publicationDate: published }} {...times} mode="always" story />
        </ArticleHeader>
        <Paragraph variant="blockIntro">
          Nach vier Stunden Debatte entscheidet der Stadtrat mit einer Stimme Mehrheit: Aus dem größten
          Parkplatz der Innenstadt wird ein Platz mit Linden und Wasserspiel.
        </Paragraph>
        <StoryHeaderImage
          images={townhall}
          description="Rathaus mit Turm am Marktplatz."
          credit="Medienhaus Auental"
        />
        <Paragraph>
          Die Linden sollen im Herbst gepflanzt werden. Bis dahin werden Leitungen verlegt, die seit den
          sechziger Jahren unter dem Pflaster liegen und an denen niemand mehr graben wollte.
        </Paragraph>
        <Quote
          quote="Ein Platz, auf dem man nicht sitzen kann, ist eine Straße."
          quotee="Martha Kling"
          quoteCaption="Stadtplanerin"
        />
        <ToggleBox>
          <Headline variant="headline3" headingTag="h2">
            Zahlen zum Umbau
          </Headline>
          <Paragraph>
            24 Linden, 4.200 Quadratmeter Pflaster, 118 Stellplätze weniger. Die Kosten von 3,8 Millionen Euro
            trägt zur Hälfte das Land.
          </Paragraph>
          <Paragraph>
            Der Wochenmarkt zieht für elf Monate auf den Festplatz und kommt mit zwölf Ständen mehr zurück.
          </Paragraph>
        </ToggleBox>
        <Headline variant="blockLine">Mehr aus der Region</Headline>
        <TeaserGrid articles={sampleArticles.slice(1, 5)} {...times} desktopSize="small" headingTag="h3" />
      </ContentWrapper>
    </>
  ),
}
