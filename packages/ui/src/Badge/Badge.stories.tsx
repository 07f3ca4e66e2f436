import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Blocks/Badge',
  component: Badge,
  args: { name: 'plus' },
  parameters: {
    docs: {
      description: {
        component:
          'Marks an article. Names are matched without regard to case against a fixed list; of an unknown name nothing ' +
          "is rendered. Signs without a word carry a text: plus reads 'Plus-Artikel'.",
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Plus: Story = {}
export const PlusSimple: Story = { args: { name: 'plussimple' } }
export const Advertisement: Story = { args: { name: 'ad' } }
export const Live: Story = { args: { name: 'live' } }
export const BreakingNews: Story = { args: { name: 'breakingnews' } }
export const Beta: Story = { args: { name: 'beta' } }
export const ShortNote: Story = { args: { name: 'shortnote' } }
export const StoryMarker: Story = { args: { name: 'vrmstory' } }
export const AnyCase: Story = { args: { name: 'BreakingNews' } }

export const Sizes: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem', alignItems: 'center' }}>
      {(['small', 'medium', 'large', 'extraLarge'] as const).flatMap((size) => [
        <Badge key={`plus ${size}`} name="plus" size={size} />,
        <Badge key={`simple ${size}`} name="plussimple" size={size} />,
        <Badge key={`live ${size}`} name="live" size={size} />,
        <Badge key={`ad ${size}`} name="ad" size={size} />,
      ])}
    </p>
  ),
}
