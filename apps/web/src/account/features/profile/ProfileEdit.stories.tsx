import { fieldErrorText, requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { PendingActionsView } from './PendingActions.tsx'
import { ProfileEdit } from './ProfileEdit.tsx'

const filled = {
  email: 'mia.muster@example.test',
  current_password: '',
  given_name: 'Mia',
  family_name: 'Muster',
  username: 'mia-liest',
  birth_date: '',
  gender: 'female',
  customer_type: 'private',
  company_name: '',
}
const known = {
  given_name: 'Mia',
  family_name: 'Muster',
  username: 'mia-liest',
  gender: 'female',
  birth_date: null,
  birth_date_of: null,
} as const
const moved = { ...filled, email: 'neu@example.test' }

const button = { busy: false, run: () => {} }
const still = { again: { ...button, waits: 0 }, cancel: button, failure: undefined }
const unproven = { email: 'mia@example.test', hasPassword: true, way: 'password', take: () => {} } as const

const meta = {
  title: 'Account/ProfileEdit',
  component: ProfileEdit,
  decorators: [inAccount],
  args: { form: stillForm(filled), known, moves: false, proof: unproven },
} satisfies Meta<typeof ProfileEdit>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const FirstTime: Story = {
  args: {
    form: stillForm({ ...filled, given_name: '', family_name: '', username: '', gender: '' }),
    known: { ...known, given_name: null, family_name: null, username: null, gender: null },
  },
}
export const BirthDateOfThePublisher: Story = {
  args: { known: { ...known, birth_date: '1980-12-31', birth_date_of: 'publisher' } },
}
export const Company: Story = {
  args: { form: stillForm({ ...filled, customer_type: 'company', company_name: 'Muster & Söhne' }) },
}
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const WrongFields: Story = {
  args: {
    form: stillForm(
      { ...filled, gender: '', given_name: 'M1a', username: '' },
      {
        fields: {
          gender: requiredText('Anrede'),
          given_name: fieldErrorText('given_name', 'FORMAT'),
          username: requiredText('Benutzername'),
        },
      },
    ),
  },
}
export const NewAddress: Story = { args: { form: stillForm(moved), moves: true } }
export const AddressWaits: Story = {
  args: { pending: { email: 'neu@example.test', actions: <PendingActionsView {...still} /> } },
}
export const WrongPassword: Story = {
  args: {
    form: stillForm(moved, {
      fields: { current_password: fieldErrorText('current_password', 'PASSWORD_WRONG') },
    }),
    moves: true,
  },
}
export const AddressTaken: Story = {
  args: { form: stillForm(moved, { failure: refusal('EMAIL_TAKEN', 409) }), moves: true },
}
export const NotSaved: Story = {
  args: { form: stillForm(filled, { failure: refusal('PROFILE_SAVE_FAILED', 503) }) },
}
