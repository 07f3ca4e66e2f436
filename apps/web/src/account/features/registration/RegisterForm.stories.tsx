import { fieldErrorText, requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageData } from '../../testing/page-data.ts'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { RegisterForm, type RegisterValues } from './RegisterTab.tsx'

const empty: RegisterValues = {
  email: '',
  password: '',
  newsletter_opt_in: false,
  street: '',
  housenumber: '',
  postcode: '',
  city: '',
}
const filled = { ...empty, email: 'mia.muster@example.test' }

const meta = {
  title: 'Account/LoginRegister/Register',
  component: RegisterForm,
  decorators: [inAccount],
  args: { form: stillForm(empty), edition: pageData().edition },
} satisfies Meta<typeof RegisterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const SignOnEdition: Story = { args: { edition: pageData('sso').edition } }
export const WithNewsletter: Story = {
  args: { form: stillForm<RegisterValues>({ ...filled, password: 'Sommer2026', newsletter_opt_in: true }) },
}
export const Invited: Story = { args: { invitedAs: 'm***@e***.test' } }
export const InvitedToAFamily: Story = { args: { invitedAs: 'm***@e***.test', asksAddress: true } }
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const WrongFields: Story = {
  args: {
    form: stillForm(empty, {
      fields: {
        email: requiredText('E-Mail-Adresse'),
        password: fieldErrorText('password', 'PASSWORD_WEAK'),
      },
    }),
  },
}
export const TooManyRequests: Story = {
  args: { form: stillForm(filled, { failure: refusal('RATE_LIMITED', 429) }) },
}
export const TechnicalFailure: Story = {
  args: { form: stillForm(filled, { failure: refusal('GENERIC', 503) }) },
}
