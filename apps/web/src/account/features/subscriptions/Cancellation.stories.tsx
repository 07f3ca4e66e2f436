import { fieldErrorText, requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { CancellationReceived } from './CancellationReceived.tsx'
import { Cancellation } from './CancellationScreen.tsx'
import { initialValues } from './cancellation-values.ts'

const empty = initialValues(null)
const filled = initialValues({
  contract: 'Auentaler Zeitung Plus',
  gp_number: '1000000101',
  given_name: 'Mia',
  family_name: 'Muster',
  email: 'mia.muster@example.test',
})

const meta = {
  title: 'Account/Cancellation',
  component: Cancellation,
  decorators: [inAccount],
  parameters: { path: '/kuendigung' },
  args: { form: stillForm(empty) },
} satisfies Meta<typeof Cancellation>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const FromTheProfile: Story = { args: { form: stillForm(filled) } }
export const Extraordinary: Story = { args: { form: stillForm({ ...filled, kind: 'extraordinary' }) } }
export const MissingFields: Story = {
  args: {
    form: stillForm(empty, {
      fields: {
        contract: requiredText('Vertrag'),
        end_date: fieldErrorText('end_date', 'FORMAT'),
        given_name: requiredText('Vorname'),
        family_name: requiredText('Nachname'),
        email: requiredText('E-Mail-Adresse'),
      },
    }),
  },
}
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const TechnicalFailure: Story = {
  args: { form: stillForm(filled, { failure: refusal('GENERIC', 503) }) },
}
export const Received: Story = {
  render: () => (
    <CancellationReceived
      receipt={{
        receipt_id: '3f6c1f0e-8f6e-4c56-9f43-0a4d8a1f3c11',
        received_at: '2026-11-21T12:05:00.000Z',
        email: 'mia.muster@example.test',
      }}
      onPrint={() => {}}
    />
  ),
}
