import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { NotMe } from './NotMeScreen.tsx'

const meta = {
  title: 'Account/NotMe',
  component: NotMe,
  decorators: [inAccount],
  args: { hasToken: true, done: undefined, busy: false, failure: undefined, onConfirm: () => {} },
} satisfies Meta<typeof NotMe>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const WithoutToken: Story = { args: { hasToken: false } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 503) } }
export const Done: Story = { args: { done: { matter: 'passkey', outcome: 'undone' } } }
export const AlreadyDone: Story = { args: { done: { matter: 'link', outcome: 'already' } } }
export const Over: Story = { args: { done: { matter: null, outcome: 'over' } } }
