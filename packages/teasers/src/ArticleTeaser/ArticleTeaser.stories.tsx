import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArticle, sampleArticles, sampleClock, sampleNow } from '../samples/sample-articles.ts'
import { ArticleTeaser } from './ArticleTeaser.tsx'

const [, withoutBadge, video, comment, , advertisement, live, multimedia] = sampleArticles

const meta = {
  title: 'Teasers/ArticleTeaser',
  component: ArticleTeaser,
  args: { article: sampleArticle, now: sampleNow, clock: sampleClock },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          maxInlineSize:
            args.desktopSize === 'extraLarge' ? '62.5rem' : args.desktopSize === 'large' ? '58rem' : '30rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'An article in short. Sizes hold below 800 px (small, medium, large) and from there on (small, smallVariant, ' +
          'medium, large, extraLarge); text is not shown in small ones. Headlines are cut after 65 characters, texts ' +
          'after 180. Advertisements and videos name no authors; the flag hides them too, but not a comment’s. The ' +
          'date shows while it is at most three hours old, unless told otherwise. One link covers the whole teaser.',
      },
    },
  },
} satisfies Meta<typeof ArticleTeaser>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Small: Story = { args: { mobileSize: 'small', desktopSize: 'small' } }
export const SmallVariant: Story = { args: { mobileSize: 'medium', desktopSize: 'smallVariant' } }
export const Medium: Story = { args: { mobileSize: 'medium', desktopSize: 'medium' } }
export const Large: Story = { args: { mobileSize: 'large', desktopSize: 'large' } }
export const ExtraLarge: Story = { args: { mobileSize: 'large', desktopSize: 'extraLarge' } }
export const SmallOnMobileLargeOnDesktop: Story = { args: { mobileSize: 'small', desktopSize: 'large' } }
export const Video: Story = { args: { article: video, mobileSize: 'large' } }
export const ExtraLargeVideo: Story = {
  args: { article: video, mobileSize: 'large', desktopSize: 'extraLarge' },
}
export const Multimedia: Story = { args: { article: multimedia, mobileSize: 'large' } }
export const Comment: Story = { args: { article: comment, hideAuthors: true } }
export const Advertisement: Story = { args: { article: advertisement } }
export const Live: Story = { args: { article: live } }
export const WithoutAuthors: Story = { args: { hideAuthors: true } }
export const DateAlways: Story = { args: { article: advertisement, dateDisplay: 'always' } }
export const WithoutPicture: Story = {
  args: { article: { ...sampleArticle, teaserImage: null }, mobileSize: 'large' },
}
export const LostPicture: Story = { args: { article: { ...sampleArticle, teaserImage: './lost.jpg' } } }
export const LongWords: Story = {
  args: {
    article: {
      ...sampleArticle,
      headline:
        'Donaudampfschifffahrtsgesellschaftskapitän tritt nach Rindfleischetikettierungsdebatte zurück',
      teaser: 'Verkehrswegeplanungsbeschleunigungsgesetz '.repeat(8),
      badges: ['plus', 'live', 'breakingnews', 'beta'],
    },
  },
}
export const HeadlineOnly: Story = {
  args: { article: { url: '/artikel/1', headline: 'Ernte fällt besser aus als erwartet' } },
}
export const TextInBothLayouts: Story = {
  args: {
    article: withoutBadge,
    mobileSize: 'small',
    mobileText: true,
    desktopSize: 'small',
    desktopText: true,
  },
}
export const TellsOfTheClick: Story = {
  args: {
    onArticleClick: ({ clickUrl }) => {
      document.title = `geklickt: ${clickUrl}`
    },
  },
}
const brief = {
  ...sampleArticle,
  headline: 'Die Aue bekommt ihr Ufer wieder',
  teaser: 'Zwei Kilometer Beton weichen Kies und Weiden.',
  authors: [{ name: 'Jo Ahrens' }],
}
export const BriefSmall: Story = { args: { article: brief, mobileSize: 'small', desktopSize: 'small' } }
export const BriefMedium: Story = { args: { article: brief, mobileSize: 'medium', desktopSize: 'medium' } }
export const BriefLarge: Story = { args: { article: brief, mobileSize: 'large', desktopSize: 'large' } }
export const BriefExtraLarge: Story = {
  args: { article: brief, mobileSize: 'large', desktopSize: 'extraLarge' },
}
export const Loading: Story = { args: { article: null } }
export const LoadingSmall: Story = { args: { loading: true, mobileSize: 'small', desktopSize: 'small' } }
export const LoadingMedium: Story = { args: { loading: true, mobileSize: 'medium', desktopSize: 'medium' } }
export const LoadingLarge: Story = { args: { loading: true, mobileSize: 'large', desktopSize: 'large' } }
export const LoadingExtraLarge: Story = {
  args: { loading: true, mobileSize: 'large', desktopSize: 'extraLarge' },
}
