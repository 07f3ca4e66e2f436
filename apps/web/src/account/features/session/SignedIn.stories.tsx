import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { SignedInPage } from './SignedIn.tsx'

const meta = {
  title: 'Account/LoginRegister/SignedIn',
  component: SignedInPage,
  decorators: [inAccount],
  args: {
    reader: {
      email: 'mia.muster@example.test',
      given_name: 'Mia',
      family_name: 'Muster',
      profile_picture: null,
    },
    onNext: () => {},
    onSwitch: () => {},
    switching: false,
  },
} satisfies Meta<typeof SignedInPage>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Nameless: Story = {
  args: {
    reader: { email: 'mia.muster@example.test', given_name: null, family_name: null, profile_picture: null },
  },
}
export const Switching: Story = { args: { switching: true } }
