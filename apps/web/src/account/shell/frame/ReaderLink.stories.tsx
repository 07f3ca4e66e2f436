import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { NamedReader } from './ReaderLink.tsx'

const meta = {
  title: 'Account/ReaderLink',
  component: NamedReader,
  decorators: [inAccount],
  args: { reader: { given_name: 'Mia', family_name: 'Muster', profile_picture: null } },
} satisfies Meta<typeof NamedReader>

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
