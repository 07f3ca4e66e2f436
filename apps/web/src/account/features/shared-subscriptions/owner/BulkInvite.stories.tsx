import { sharedOwnerTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../../testing/still-form.ts'
import { inAccount } from '../../../testing/story-account.tsx'
import { sampleCompany } from '../testing/sample-plans.ts'
import { BulkInviteForm } from './BulkInvite.tsx'
import { BulkResults } from './BulkResults.tsx'
import { bulkRows } from './bulk-rows.ts'
import { judgeRows } from './judge-rows.ts'

const list =
  'mia@muster-soehne.test\nole@muster-soehne.test; kaputt.test\nole@muster-soehne.test\nfremd@example.test'
const rows = judgeRows(bulkRows(list), { plan: sampleCompany, ownEmail: undefined, unsent: [] })

const meta = {
  title: 'Account/SharedSubscriptions/BulkInvite',
  component: BulkInviteForm,
  decorators: [inAccount],
  args: {
    form: stillForm({ emails: '' }),
    plan: sampleCompany,
    rows: [],
    isTold: false,
    again: false,
    unreadable: false,
    onFile: () => {},
  },
} satisfies Meta<typeof BulkInviteForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { form: stillForm({ emails: list }), rows } }
export const Sending: Story = { args: { form: stillForm({ emails: list }, { busy: true }), rows } }
export const NothingTyped: Story = {
  args: { form: stillForm({ emails: '' }, { fields: { emails: sharedOwnerTexts.bulk.empty } }) },
}
export const NobodyToInvite: Story = {
  args: {
    form: stillForm({ emails: 'kaputt' }, { fields: { emails: sharedOwnerTexts.bulk.nobody } }),
    rows: [{ email: 'kaputt', verdict: 'invalid' }],
  },
}
export const UnreadableFile: Story = { args: { unreadable: true } }
export const TechnicalFailure: Story = {
  args: { form: stillForm({ emails: list }, { failure: refusal('GENERIC', 503) }), rows },
}
export const SomeWentWrong: Story = {
  args: {
    form: stillForm({ emails: 'kaputt\nfremd@example.test' }),
    rows: [
      { email: 'kaputt', verdict: 'invalid' },
      { email: 'fremd@example.test', verdict: 'domain' },
    ],
    isTold: true,
    again: true,
  },
  render: (args) => (
    <>
      <h1>{sharedOwnerTexts.title('company')}</h1>
      <h2>{sharedOwnerTexts.bulk.title}</h2>
      <BulkInviteForm {...args} />
      <BulkResults
        rows={[
          { email: 'mia@muster-soehne.test', ok: true },
          { email: 'ole@muster-soehne.test', ok: true },
          { email: 'kaputt', ok: false, message: sharedOwnerTexts.bulk.verdicts.invalid },
          {
            email: 'fremd@example.test',
            ok: false,
            message: sharedOwnerTexts.bulk.verdicts.domain,
          },
        ]}
      />
    </>
  ),
}
