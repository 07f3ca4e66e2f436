import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageData } from '../../testing/page-data.ts'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { type ConsentValues, RegisterWithCodePage } from './RegisterWithCode.tsx'

const empty: ConsentValues = { newsletter_opt_in: false }

const meta = {
  title: 'Account/LoginRegister/RegisterWithCode',
  component: RegisterWithCodePage,
  decorators: [inAccount],
  args: {
    email: 'mia.muster@example.test',
    form: stillForm(empty),
    edition: pageData().edition,
    cookiesRefused: false,
    onOtherAddress: () => undefined,
  },
} satisfies Meta<typeof RegisterWithCodePage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithNewsletter: Story = { args: { form: stillForm<ConsentValues>({ newsletter_opt_in: true }) } }
export const Busy: Story = { args: { form: stillForm(empty, { busy: true }) } }
export const TooLate: Story = {
  args: { form: stillForm(empty, { failure: refusal('LOGIN_CODE_EXPIRED', 410) }) },
}
export const CookiesRefused: Story = { args: { cookiesRefused: true } }
