import { fieldErrorText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { UpdatePassword } from './UpdatePasswordScreen.tsx'

const empty = { current_password: '', password: '', password_repeat: '' }
const wrong = (field: string, code: string) =>
  stillForm(empty, { fields: { [field]: fieldErrorText(field, code) } })

const unproven = { email: 'mia@example.test', hasPassword: true, way: 'password', take: () => {} } as const

const meta = {
  title: 'Account/UpdatePassword',
  component: UpdatePassword,
  decorators: [inAccount],
  args: { form: stillForm(empty), proof: unproven, done: undefined },
} satisfies Meta<typeof UpdatePassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = { args: { form: stillForm(empty, { busy: true }) } }
export const WrongOld: Story = { args: { form: wrong('current_password', 'PASSWORD_WRONG') } }
export const Same: Story = { args: { form: wrong('password', 'PASSWORD_SAME') } }
export const Weak: Story = { args: { form: wrong('password', 'PASSWORD_WEAK') } }
export const Mismatch: Story = { args: { form: wrong('password_repeat', 'MISMATCH') } }
export const TechnicalFailure: Story = {
  args: { form: stillForm(empty, { failure: refusal('PASSWORD_UPDATE_FAILED', 503) }) },
}
export const FirstPassword: Story = {
  args: { proof: { ...unproven, hasPassword: false, way: 'code' } },
}
export const ProvenByCode: Story = { args: { proof: { ...unproven, way: 'done' } } }
export const Done: Story = { args: { done: 'changed' } }
export const Removed: Story = { args: { done: 'removed' } }
