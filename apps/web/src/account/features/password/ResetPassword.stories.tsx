import { fieldErrorText, incompleteLink, passwordTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { DeadLink, ResetPassword } from './ResetPasswordScreen.tsx'

const meta = {
  title: 'Account/ResetPassword',
  component: ResetPassword,
  decorators: [inAccount],
  args: { form: stillForm({ password: '' }), email: 'mia@example.test', masked: 'm***@e***.test' },
} satisfies Meta<typeof ResetPassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = { args: { form: stillForm({ password: 'Sommer2026' }, { busy: true }) } }
export const Weak: Story = {
  args: {
    form: stillForm(
      { password: 'kurz' },
      { fields: { password: fieldErrorText('password', 'PASSWORD_WEAK') } },
    ),
  },
}
export const WithDeadLink: Story = {
  render: () => <DeadLink title={passwordTexts.reset.incompleteTitle} detail={incompleteLink} />,
}
export const TechnicalFailure: Story = {
  args: { form: stillForm({ password: '' }, { failure: refusal('PASSWORD_RESET_FAILED', 503) }) },
}
