import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { EmailPending } from './EmailPending.tsx'
import { PendingActionsView } from './PendingActions.tsx'

const button = { busy: false, run: () => {} }

const meta = {
  title: 'Account/ProfileEdit/EmailPending',
  component: EmailPending,
  decorators: [inAccount],
  args: {
    email: 'neu@example.test',
    others: true,
    actions: <PendingActionsView again={{ ...button, waits: 60 }} cancel={button} failure={undefined} />,
  },
} satisfies Meta<typeof EmailPending>

export default meta

export const AddressPending: StoryObj<typeof meta> = {}
