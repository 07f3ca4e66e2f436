import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { DataExport } from './DataExportBlock.tsx'

const still = { busy: false, failure: undefined, run: () => {} }
const confirm = { busy: false, failure: undefined, run: async () => {} }

const meta = {
  title: 'Account/Profile/DataExport',
  component: DataExport,
  decorators: [inAccount],
  args: {
    load: { ...still, wish: 'page' as const },
    confirm,
    asks: false,
    email: 'mia@example.test',
    hasPassword: true,
    onProven: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof DataExport>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const Downloading: Story = { args: { load: { ...still, wish: 'file', busy: true } } }
export const TooOften: Story = {
  args: { load: { ...still, wish: 'page', failure: refusal('RATE_LIMITED', 429) } },
}
export const TechnicalFailure: Story = {
  args: { load: { ...still, wish: 'page', failure: refusal('GENERIC', 0) } },
}
export const AsksForPassword: Story = { args: { asks: true } }
export const WrongPassword: Story = {
  args: { asks: true, confirm: { ...confirm, failure: refusal('AUTH_INVALID_CREDENTIALS', 401) } },
}
export const PasswordFailed: Story = {
  args: { asks: true, confirm: { ...confirm, failure: refusal('GENERIC', 503) } },
}
export const AsksForCode: Story = { args: { asks: true, hasPassword: false } }
