import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { PasskeyProofButton } from './PasskeyProof.tsx'

const proving = { busy: false, failure: undefined, run: () => {} }

const meta = {
  title: 'Account/Forms/PasskeyProof',
  component: PasskeyProofButton,
  decorators: [inAccount],
  args: { proving },
} satisfies Meta<typeof PasskeyProofButton>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const Busy: Story = { args: { proving: { ...proving, busy: true } } }
export const Refused: Story = {
  args: { proving: { ...proving, failure: refusal('PASSKEY_REFUSED', 401) } },
}
