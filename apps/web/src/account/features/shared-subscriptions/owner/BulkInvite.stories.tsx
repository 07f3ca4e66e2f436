import { sharedOwnerTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../../testing/still-form.ts'
import { inAccount } from '../../../testing/story-account.tsx'
import { BulkInviteForm } from './BulkInvite.tsx'
import { BulkResults } from './BulkResults.tsx'

const list = 'mia@muster-soehne.test\nole@muster-soehne.test\nkaputt\nfremd@example.test'

const meta = {
  title: 'Account/SharedSubscriptions/BulkInvite',
  component: BulkInviteForm,
  decorators: [inAccount],
  args: {
    form: stillForm({ emails: '' }),
    again: false,
    unreadable: false,
    onFile: () => {},
  },
} satisfies Meta<typeof BulkInviteForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { form: stillForm({ emails: list }) } }
export const Sending: Story = { args: { form: stillForm({ emails: list }, { busy: true }) } }
export const TooMany: Story = {
  args: {
    form: stillForm({ emails: list }, { fields: { emails: 'Bitte geben Sie höchstens 50 Einträge an.' } }),
  },
}
export const NothingTyped: Story = {
  args: { form: stillForm({ emails: '' }, { fields: { emails: sharedOwnerTexts.bulk.empty } }) },
}
export const UnreadableFile: Story = { args: { unreadable: true } }
export const TechnicalFailure: Story = {
  args: { form: stillForm({ emails: list }, { failure: refusal('GENERIC', 503) }) },
}
export const SomeWentWrong: Story = {
  args: { form: stillForm({ emails: 'kaputt\nfremd@example.test' }), again: true },
  render: (args) => (
    <>
      <h1>{sharedOwnerTexts.title('company')}</h1>
      <h2>{sharedOwnerTexts.bulk.title}</h2>
      <BulkInviteForm {...args} />
      <BulkResults
        rows={[
          { email: 'mia@muster-soehne.test', ok: true },
          { email: 'ole@muster-soehne.test', ok: true },
          { email: 'kaputt', ok: false, message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
          {
            email: 'fremd@example.test',
            ok: false,
            message: 'Für Ihr Firmenabo sind nur Adressen mit @muster-soehne.test erlaubt.',
          },
        ]}
      />
    </>
  ),
}
