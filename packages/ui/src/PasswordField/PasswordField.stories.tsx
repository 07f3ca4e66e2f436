import { passwordHintsMet } from '@leserkonto/rules'
import { passwordHints } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Blocks/PasswordField',
  component: PasswordField,
  args: { label: 'Passwort', name: 'password' },
  parameters: {
    docs: {
      description: {
        component:
          'Hidden or visible; the toggle keeps value, caret and focus. Autocomplete off, new-password or current-password. A new password shows its rules, each marked while typing.',
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = {}
export const WithError: Story = { args: { required: true, error: 'Bitte geben Sie Ihr Passwort ein.' } }
export const Disabled: Story = { args: { disabled: true } }
export const NewWithHints: Story = {
  render: function NewPassword() {
    const [password, setPassword] = useState('sommer')
    const met = passwordHintsMet(password)
    return (
      <NewPasswordField
        label="Neues Passwort"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        hints={[
          { label: passwordHints.minLength(8), met: met.minLength },
          { label: passwordHints.lowercase, met: met.lowercase },
          { label: passwordHints.uppercase, met: met.uppercase },
          { label: passwordHints.digit, met: met.digit },
        ]}
      />
    )
  },
}
