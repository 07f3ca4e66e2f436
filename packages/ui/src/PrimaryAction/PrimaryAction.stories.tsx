import type { Meta, StoryObj } from '@storybook/react-vite'
import { registerStandardIcons } from '../parts/standard-icons.ts'
import { PrimaryAction } from './PrimaryAction.tsx'

registerStandardIcons()

const meta = {
  title: 'Blocks/PrimaryAction',
  component: PrimaryAction,
  args: { text: 'Newsletter bestellen', href: '/service/newsletter' },
  parameters: {
    docs: {
      description: {
        component:
          'The most important action of a block: a link when it has an address, else a button. Needs a text.',
      },
    },
  },
} satisfies Meta<typeof PrimaryAction>

export default meta
type Story = StoryObj<typeof meta>

export const AsLink: Story = {}
export const WithIcon: Story = { args: { icon: { name: 'envelope' } } }
export const AsButton: Story = {
  render: () => (
    <PrimaryAction
      text="Artikel teilen"
      icon={{ name: 'share-nodes', style: 'solid' }}
      onClick={() => undefined}
    />
  ),
}
