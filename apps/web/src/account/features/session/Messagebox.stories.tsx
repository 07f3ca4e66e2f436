import { messageOf } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { Messagebox } from './MessageboxScreen.tsx'

const meta = {
  title: 'Account/Messagebox',
  component: Messagebox,
  decorators: [inAccount],
  args: { message: messageOf('profile-saved') },
} satisfies Meta<typeof Messagebox>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Warning: Story = { args: { message: messageOf('session-ended') } }
export const Failure: Story = { args: { message: messageOf('technical') } }
export const Unknown: Story = { args: { message: undefined } }
