import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { Menu } from './ReaderMenu.tsx'

const meta = {
  title: 'Account/ReaderMenu',
  component: Menu,
  decorators: [inAccount],
  args: {
    reader: { given_name: 'Mia', family_name: 'Muster', profile_picture: null },
    leaving: false,
    onLeave: () => {},
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const LongName: Story = {
  args: {
    reader: {
      given_name: 'Maximiliane Alexandra',
      family_name: 'Freifrau von Hohenstein-Rohrbach',
      profile_picture: null,
    },
  },
}
export const Unknown: Story = { args: { reader: undefined } }
export const Leaving: Story = { args: { leaving: true } }
