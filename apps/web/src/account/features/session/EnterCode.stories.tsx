import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { EnterCodePage } from './EnterCode.tsx'

const nothing = () => undefined
const again = { busy: false, failure: undefined, run: nothing, waits: 0 }

const meta = {
  title: 'Account/LoginRegister/Code',
  component: EnterCodePage,
  decorators: [inAccount],
  args: {
    email: 'mia.muster@example.test',
    form: stillForm({ code: '' }),
    cookiesRefused: false,
    again,
    onOtherAddress: nothing,
  },
} satisfies Meta<typeof EnterCodePage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const JustAsked: Story = { args: { again: { ...again, waits: 60 } } }
export const Busy: Story = { args: { form: stillForm({ code: '123456' }, { busy: true }) } }
export const Wrong: Story = {
  args: {
    form: stillForm(
      { code: '' },
      {
        failure: refusal('LOGIN_CODE_WRONG', 401, { left: '4' }),
      },
    ),
  },
}
export const UsedUp: Story = {
  args: { form: stillForm({ code: '' }, { failure: refusal('LOGIN_CODE_EXPIRED', 410) }) },
}
export const NoOtherYet: Story = {
  args: { again: { ...again, failure: refusal('RATE_LIMITED', 429), waits: 3_000 } },
}
export const CookiesRefused: Story = { args: { cookiesRefused: true } }
