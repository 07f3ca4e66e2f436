import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'Blocks/Tag',
  component: Tag,
  args: { children: 'Hochwasserschutz' },
  parameters: {
    docs: {
      description: { component: 'The keyword an article belongs to; a link when there is a page for it.' },
    },
  },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const AsLink: Story = { args: { href: '/thema/hochwasserschutz' } }
