import { CardSlider } from '@leserkonto/ui/CardSlider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArticle, sampleArticles, sampleClock, sampleNow } from '../samples/sample-articles.ts'
import { CardTeaser } from './CardTeaser.tsx'

const meta = {
  title: 'Teasers/CardTeaser',
  component: CardTeaser,
  args: { article: sampleArticle, now: sampleNow, clock: sampleClock },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.wide ? 'none' : '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'An article as a card of a slider: the picture in 3/2 whatever the article, the card’s own one first; a ' +
          'headline of at most 60 characters and no text. Badges, authors and date follow the rules of all teasers.',
      },
    },
  },
} satisfies Meta<typeof CardTeaser>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Video: Story = { args: { article: sampleArticles[2] } }
export const WithoutPicture: Story = { args: { article: { ...sampleArticle, teaserImage: null } } }
export const Loading: Story = { args: { article: null } }
export const InASlider: Story = {
  parameters: { wide: true },
  render: ({ now, clock }) => (
    <CardSlider label="Aus der Region">
      {sampleArticles.map((article) => (
        <CardTeaser key={article.url} article={article} now={now} clock={clock} />
      ))}
    </CardSlider>
  ),
}
