import type { Meta, StoryObj } from '@storybook/react-vite'
import { List } from './List.tsx'

const meta = {
  title: 'Blocks/List',
  component: List,
  args: {
    items: [
      'Alle Artikel auf az.example ohne Begrenzung',
      'Das E-Paper schon am Vorabend, auf bis zu fünf Geräten zugleich und auch ohne Netz',
      'Jederzeit kündbar',
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Ordered, unordered or with checks. Animated, the items come one second apart once a tenth of the list is in ' +
          'view; without scripts and under reduced motion all are there at once.',
      },
    },
  },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Unordered: Story = {}
export const Ordered: Story = { args: { type: 'ordered' } }
export const Checkbox: Story = { args: { type: 'checkbox' } }
export const Animated: Story = { args: { type: 'checkbox', animated: true } }
export const AnimatedBelowTheFold: Story = {
  args: { animated: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '150vh' }}>
        <Story />
      </div>
    ),
  ],
}
