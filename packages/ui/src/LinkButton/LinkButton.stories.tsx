import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowGlyph } from '../parts/glyphs.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Blocks/LinkButton',
  component: LinkButton,
  args: { href: '/service/profil', children: 'Zum Profil' },
  parameters: {
    docs: { description: { component: 'A link by the rules of Link that looks like a button.' } },
  },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Tertiary: Story = { args: { variant: 'tertiary', icon: <ArrowGlyph /> } }
