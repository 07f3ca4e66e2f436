import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArticle, sampleArticles, sampleClock, sampleNow } from '../samples/sample-articles.ts'
import { TeaserGrid } from './TeaserGrid.tsx'

const meta = {
  title: 'Teasers/TeaserGrid',
  component: TeaserGrid,
  args: { articles: sampleArticles, now: sampleNow, clock: sampleClock },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '62.5rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Teasers as a list in columns. On phones the sizes given go round the items, all small unless said. While it ' +
          'loads nine placeholders stand in and one status says so; `max` limits both. In the three-below layout three ' +
          'teasers stand in a row, below a lead where there is one. Of an empty list nothing is rendered.',
      },
    },
  },
} satisfies Meta<typeof TeaserGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const SizesInTurn: Story = { args: { mobileSizes: ['large', 'small', 'small'] } }
export const Small: Story = { args: { desktopSize: 'small' } }
export const SmallVariant: Story = { args: { desktopSize: 'smallVariant', mobileSizes: ['medium'] } }
export const Large: Story = { args: { desktopSize: 'large', mobileSizes: ['large'], max: 3 } }
export const AtMostFive: Story = { args: { max: 5 } }
export const ThreeBelow: Story = { args: { layout: 'three-below' } }
export const ThreeBelowALead: Story = {
  args: { layout: 'three-below', lead: sampleArticle, articles: sampleArticles.slice(1) },
}
/** Words alone take the whole cell, so that the row has no hole. */
export const OneWithoutPicture: Story = {
  args: {
    layout: 'three-below',
    articles: sampleArticles.map((article, place) =>
      place === 1 ? { ...article, teaserImage: null } : article,
    ),
  },
}
export const Loading: Story = { args: { loading: true } }
export const LoadingThreeBelow: Story = { args: { loading: true, layout: 'three-below', lead: null } }
