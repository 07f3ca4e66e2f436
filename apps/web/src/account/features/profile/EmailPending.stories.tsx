import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { EmailPending } from './EmailPending.tsx'

const meta = {
  title: 'Account/ProfileEdit/EmailPending',
  component: EmailPending,
  decorators: [inAccount],
  args: { email: 'neu@example.test' },
} satisfies Meta<typeof EmailPending>

export default meta

export const AddressPending: StoryObj<typeof meta> = {}
