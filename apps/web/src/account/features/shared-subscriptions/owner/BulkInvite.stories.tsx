import { sharedOwnerTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../../testing/still-form.ts'
import { inAccount } from '../../../testing/story-account.tsx'
import { sampleCompany } from '../testing/sample-plans.ts'
import { BulkInviteForm } from './BulkInvite.tsx'
import { BulkResults } from './BulkResults.tsx'
import { judgeRows } from './judge-rows.ts'
import { listEntries } from './list-entries.ts'

const list =
  'Mia Muster <mia@muster-soehne.test>\nole@muster-soehne.test; kaputt.test\nole@muster-soehne.test\nfremd@example.test'
const given = { plan: sampleCompany, ownEmail: undefined, unsent: [] }
const rows = judgeRows(listEntries(list), given)
const nameless = { given_name: null, family_name: null }

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
    problem: undefined,
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
    rows: judgeRows(listEntries('kaputt'), given),
  },
}
export const UnreadableFile: Story = { args: { problem: 'binary' } }
export const TechnicalFailure: Story = {
  args: { form: stillForm({ emails: list }, { failure: refusal('GENERIC', 503) }), rows },
}
export const SomeWentWrong: Story = {
  args: {
    form: stillForm({ emails: 'kaputt\nfremd@example.test' }),
    rows: judgeRows(listEntries('kaputt\nfremd@example.test'), given),
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
          { email: 'mia@muster-soehne.test', ...nameless, ok: true },
          { email: 'ole@muster-soehne.test', ...nameless, ok: true },
          { email: 'kaputt', ...nameless, ok: false, message: sharedOwnerTexts.bulk.verdicts.invalid },
          {
            email: 'fremd@example.test',
            ...nameless,
            ok: false,
            message: sharedOwnerTexts.bulk.verdicts.domain,
          },
        ]}
      />
    </>
  ),
}
