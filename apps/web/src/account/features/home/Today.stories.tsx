import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { Today } from './TodayBlock.tsx'
import { lead, story } from './testing/sample-news.ts'

const meta = {
  title: 'Account/Profile/Today',
  component: Today,
  decorators: [inAccount],
  args: { news: { lead, marked: [story('a'), story('b'), story('c')], marked_count: 7 } },
} satisfies Meta<typeof Today>

export default meta
type Story = StoryObj<typeof meta>

export const LeadAndMarked: Story = {}
export const NothingMarked: Story = { args: { news: { lead, marked: [], marked_count: 0 } } }
export const SourceKnowsMarksOnly: Story = {
  args: { news: { lead: null, marked: [story('a')], marked_count: 1 } },
}
export const WithoutPictures: Story = {
  args: {
    news: { lead: { ...lead, picture: null }, marked: [{ ...story('a'), picture: null }], marked_count: 1 },
  },
}
export const Loading: Story = { args: { news: undefined } }
