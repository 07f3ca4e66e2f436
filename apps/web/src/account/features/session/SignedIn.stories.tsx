import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { SignedInPage } from './SignedIn.tsx'

const meta = {
  title: 'Account/LoginRegister/SignedIn',
  component: SignedInPage,
  decorators: [inAccount],
  args: { email: 'mia.muster@example.test', onNext: () => {}, onSwitch: () => {}, switching: false },
} satisfies Meta<typeof SignedInPage>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Switching: Story = { args: { switching: true } }
