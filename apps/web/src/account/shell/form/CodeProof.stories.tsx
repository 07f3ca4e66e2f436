import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { CodeProofFields } from './CodeProof.tsx'

const asking = { busy: false, failure: undefined, run: () => undefined }
const sentTo = 'mia.muster@example.test'

const meta = {
  title: 'Account/Forms/CodeProof',
  component: CodeProofFields,
  decorators: [inAccount],
  args: { form: stillForm({ code: '' }), hasPassword: true, sentTo: undefined, asking },
} satisfies Meta<typeof CodeProofFields>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const Asking: Story = { args: { asking: { ...asking, busy: true } } }
export const Awaited: Story = { args: { sentTo } }
export const UsedUp: Story = {
  args: { form: stillForm({ code: '' }, { failure: refusal('LOGIN_CODE_EXPIRED', 410) }) },
}
export const TooMany: Story = { args: { asking: { ...asking, failure: refusal('RATE_LIMITED', 429) } } }
