import type { Meta, StoryObj } from '@storybook/react-vite'
import { LiveBlog } from './LiveBlog.tsx'

const time = Date.parse('2026-11-20T12:00:00Z') / 1_000
const entries = [
  {
    id: 'a',
    time,
    headline: 'Die Debatte beginnt',
    paragraphs: ['22 Namen stehen auf der Liste.', 'Den Rufbus hat niemand vergessen.'],
    links: [{ text: 'Rufbus', href: '/rubrik/region' }],
  },
  { id: 'b', time: time - 90_000, paragraphs: ['Am Vortag war alles ruhig.'] },
  { id: 'c', time: time - 600, pinned: true, headline: 'Worum es geht', paragraphs: ['Um den Bus.'] },
]

const meta = {
  title: 'Portal/LiveBlog',
  component: LiveBlog,
  args: { live: { entries }, address: '/artikel/az-eins/live' },
  parameters: {
    docs: {
      description: { component: 'What happens, the newest first. Its page asks for more and adds it.' },
    },
  },
} satisfies Meta<typeof LiveBlog>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Ended: Story = { args: { live: { entries, ended: true } } }
export const Empty: Story = { args: { live: { entries: [] } } }
