import type { Meta, StoryObj } from '@storybook/react-vite'
import { StickyBlockHeader } from './StickyBlockHeader.tsx'

const meta = {
  title: 'Blocks/StickyBlockHeader',
  component: StickyBlockHeader,
  args: { title: 'Aus der Region' },
  parameters: {
    docs: {
      description: {
        component: 'Heading of a block that stays 60 px below the top edge while its block scrolls.',
      },
    },
  },
} satisfies Meta<typeof StickyBlockHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithLink: Story = { args: { children: <a href="/region">Alle Artikel</a> } }
export const Scrolling: Story = {
  render: (args) => (
    <section>
      <StickyBlockHeader {...args} />
      {Array.from({ length: 30 }, (_, index) => index + 1).map((line) => (
        <p key={line}>Absatz {line}</p>
      ))}
    </section>
  ),
}
