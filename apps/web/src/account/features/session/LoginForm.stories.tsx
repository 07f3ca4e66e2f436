import { requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { LoginForm } from './LoginTab.tsx'

const filled = { email: 'mia.muster@example.test', password: '' }

const noProblems = { round: 0, fields: [], failure: undefined }
const passkey = { offered: true, busy: false, failure: undefined, run: () => undefined }
const still = { problems: noProblems, busy: false, run: () => undefined, restart: () => undefined }

const meta = {
  title: 'Account/LoginRegister/Login',
  component: LoginForm,
  decorators: [inAccount],
  args: { form: stillForm({ email: '', password: '' }), cookiesRefused: false, code: still, passkey },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = {
  args: { form: stillForm({ ...filled, password: 'Sommer2026' }, { busy: true }) },
}
export const MissingFields: Story = {
  args: {
    form: stillForm(
      { email: '', password: '' },
      { fields: { email: requiredText('E-Mail-Adresse'), password: requiredText('Passwort') } },
    ),
  },
}
export const WrongCredentials: Story = {
  args: { form: stillForm(filled, { failure: refusal('AUTH_INVALID_CREDENTIALS', 401) }) },
}
export const NotActivated: Story = {
  args: { form: stillForm(filled, { failure: refusal('AUTH_NOT_ACTIVATED', 403) }) },
}
export const Blocked: Story = { args: { form: stillForm(filled, { failure: refusal('AUTH_BLOCKED', 403) }) } }
export const TechnicalFailure: Story = {
  args: { form: stillForm(filled, { failure: refusal('AUTH_TECHNICAL', 503) }) },
}
export const TooManySignIns: Story = {
  args: { form: stillForm(filled, { failure: refusal('AUTH_BUSY', 503) }) },
}
export const NoPasskeysInBrowser: Story = { args: { passkey: { ...passkey, offered: false } } }
export const PasskeyRefused: Story = {
  args: { passkey: { ...passkey, failure: refusal('PASSKEY_REFUSED', 401) } },
}
export const CookiesRefused: Story = { args: { form: stillForm(filled), cookiesRefused: true } }
export const AskingForCode: Story = { args: { form: stillForm(filled), code: { ...still, busy: true } } }
export const CodeNeedsAddress: Story = {
  args: {
    code: {
      ...still,
      problems: stillForm({}, { fields: { email: requiredText('E-Mail-Adresse') } }).problems,
    },
  },
}
