import { fieldErrorText, requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { linesOf, lineValues, type UsersValues } from './company-users.ts'
import { UsersForm } from './EditUsers.tsx'
import { CompanyUsersPage } from './ManageCompanyUsers.tsx'
import { sampleCompanyUsers } from './testing/sample-company-users.ts'

const nothing = () => undefined
const empty = { ...sampleCompanyUsers, used: 0, users: [] }
const loaded: UsersValues = Object.assign(
  {},
  ...sampleCompanyUsers.users.map((user) => lineValues(user.id, user)),
)
const withNew = { ...loaded, ...lineValues('new-1') }
const lines = linesOf(sampleCompanyUsers)
const newLine = { key: 'new-1', user: undefined, removed: false }

const formOf = (more: Partial<Parameters<typeof UsersForm>[0]> = {}) => (
  <UsersForm
    form={stillForm(loaded)}
    plan={sampleCompanyUsers}
    lines={lines}
    onAdd={nothing}
    onRemove={nothing}
    onKeep={nothing}
    onSubmit={(event) => event.preventDefault()}
    onReload={nothing}
    {...more}
  />
)

const meta = {
  title: 'Account/Multiuser/List',
  component: CompanyUsersPage,
  decorators: [inAccount],
  args: { plan: sampleCompanyUsers, unsent: undefined, children: formOf() },
} satisfies Meta<typeof CompanyUsersPage>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = {
  args: { plan: empty, children: formOf({ plan: empty, lines: [], form: stillForm({}) }) },
}
export const SomebodyNew: Story = {
  args: { children: formOf({ form: stillForm(withNew), lines: [...lines, newLine] }) },
}
export const SomebodyGoes: Story = {
  args: { children: formOf({ lines: lines.map((line, place) => ({ ...line, removed: place === 1 })) }) },
}
export const Saving: Story = { args: { children: formOf({ form: stillForm(loaded, { busy: true }) }) } }
export const Full: Story = { args: { children: formOf({ plan: { ...sampleCompanyUsers, max_users: 2 } }) } }
export const MissingAddress: Story = {
  args: {
    children: formOf({
      form: stillForm(withNew, { fields: { 'new-1.email': requiredText('E-Mail-Adresse') } }),
      lines: [...lines, newLine],
    }),
  },
}
export const WrongAddress: Story = {
  args: {
    children: formOf({
      form: stillForm<UsersValues>(
        { ...withNew, 'new-1.email': 'kaputt' },
        { fields: { 'new-1.email': fieldErrorText('email', 'FORMAT') } },
      ),
      lines: [...lines, newLine],
    }),
  },
}
export const ChangedMeanwhile: Story = {
  args: { children: formOf({ form: stillForm(loaded, { failure: refusal('CONFLICT', 409) }) }) },
}
export const TechnicalFailure: Story = {
  args: { children: formOf({ form: stillForm(loaded, { failure: refusal('GENERIC', 503) }) }) },
}
export const NotSent: Story = {
  args: {
    unsent: refusal('SHARED_INVITATION_SEND_FAILED', 502, { emails: 'neu@muster-soehne.test' }),
  },
}
