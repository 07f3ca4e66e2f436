import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Answered, NotMe } from './NotMeScreen.tsx'

const meta = {
  title: 'Account/NotMe',
  component: NotMe,
  decorators: [inAccount],
  args: { matter: 'device', busy: false, failure: undefined, onConfirm: () => {} },
} satisfies Meta<typeof NotMe>

export default meta
type Story = StoryObj<typeof meta>

const answered = (done: Parameters<typeof Answered>[0]['done']) => ({
  render: () => <Answered done={done} />,
})

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 503) } }
export const Done: Story = answered({ matter: 'device', outcome: 'undone', resetToken: 'muster' })
export const Moved: Story = answered({ matter: 'device', outcome: 'undone', resetToken: null })
export const AlreadyDone: Story = answered({ matter: 'link', outcome: 'already', resetToken: null })
export const Settled: Story = answered({ matter: 'device', outcome: 'settled', resetToken: null })
export const Over: Story = answered({ matter: null, outcome: 'over', resetToken: null })
export const TooLate: Story = answered({ matter: 'email_change', outcome: 'too_late', resetToken: null })
