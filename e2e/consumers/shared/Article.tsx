import { ArticleHeader } from '@leserkonto/ui/ArticleHeader'
import { Breadcrumb } from '@leserkonto/ui/Breadcrumb'
import { Button } from '@leserkonto/ui/Button'
import { BareTheme } from '@leserkonto/ui/bare-theme'
import { ContentWrapper } from '@leserkonto/ui/ContentWrapper'
import { DateDisplay } from '@leserkonto/ui/DateDisplay'
import { ImageComparison } from '@leserkonto/ui/ImageComparison'
import { ImageSlider } from '@leserkonto/ui/ImageSlider'
import { Input } from '@leserkonto/ui/Input'
import { List } from '@leserkonto/ui/List'
import { MainHeader } from '@leserkonto/ui/MainHeader'
import { Paragraph } from '@leserkonto/ui/Paragraph'
import { PersonDetail } from '@leserkonto/ui/PersonDetail'
import { PersonLine } from '@leserkonto/ui/PersonLine'
import { Quote } from '@leserkonto/ui/Quote'
import { StoryHeaderImage } from '@leserkonto/ui/StoryHeaderImage'
import { ToggleBox } from '@leserkonto/ui/ToggleBox'
import { pictures } from './articles'

const text = 'Die Stadt pflanzt Bäume, wo bisher Autos standen. '

/** An article of somebody else's news site. */
export const Article = ({ now }: { now: Date }) => (
  <>
    <MainHeader logo={{ content: 'Der Bote', href: '/' }} />
    <ContentWrapper as="main">
      <Breadcrumb items={[{ label: 'Nachrichten', href: '/' }, { label: 'Beitrag' }]} />
      <ArticleHeader title="Der Platz wird grün" badges={['plus']} tag={{ label: 'Stadt' }}>
        <PersonLine persons={[{ name: 'Erika Muster', link: '/erika' }]} withVon withPictures />
        <DateDisplay dates={{ publicationDate: 1_795_000_000 }} now={now} story />
      </ArticleHeader>
      <StoryHeaderImage images={pictures.first} description="Der Platz" credit="E. Muster" />
      <Paragraph>{text}</Paragraph>
      <List items={['Bäume', 'Bänke', 'Brunnen']} type="checkbox" />
      <Quote quote="Endlich Schatten." quotee="Eine Anwohnerin" />
      <ToggleBox>
        <Paragraph>{text.repeat(60)}</Paragraph>
      </ToggleBox>
      <ImageComparison
        before={{ src: pictures.first, alt: 'Der Platz früher' }}
        after={{ src: pictures.second, alt: 'Der Platz heute' }}
      />
      <ImageSlider
        images={[
          { src: pictures.first, alt: 'Blau', description: 'Der Platz am Morgen' },
          { src: pictures.second, alt: 'Braun', description: 'Der Platz am Abend' },
        ]}
      />
      <PersonDetail name="Erika Muster" mail="erika@bote.example.test" />
      <BareTheme>
        <Input label="E-Mail-Adresse" type="email" />
      </BareTheme>
      <Button type="submit">Bestellen</Button>
    </ContentWrapper>
  </>
)
