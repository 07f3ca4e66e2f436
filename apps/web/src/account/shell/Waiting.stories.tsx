import { homeTexts, sharedReaderTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../testing/story-account.tsx'
import { Waiting } from './Waiting.tsx'

const { waiting } = homeTexts
const { none } = sharedReaderTexts
const invitation = { title: none.invitedTitle, texts: [none.invited], verb: none.invitation, to: '/' }
const email = {
  title: waiting.email('neu@example.test'),
  texts: [waiting.openLink],
  verb: waiting.emailOpen,
  to: '/',
}

const meta = {
  title: 'Account/Profile/Waiting',
  component: Waiting,
  decorators: [inAccount],
  args: { items: [invitation, email] },
} satisfies Meta<typeof Waiting>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { items: [email] } }
