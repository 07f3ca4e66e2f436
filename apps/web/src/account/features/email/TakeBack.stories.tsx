import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { TakeBack } from './TakeBackScreen.tsx'

const meta = {
  title: 'Account/TakeBack',
  component: TakeBack,
  decorators: [inAccount],
  args: { hasToken: true, taken: undefined, busy: false, failure: undefined, onConfirm: () => {} },
} satisfies Meta<typeof TakeBack>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Done: Story = { args: { taken: { email: 'mia.muster@example.test', resetToken: 'muster' } } }
export const Expired: Story = { args: { failure: refusal('TAKE_BACK_EXPIRED', 410) } }
export const AlreadyDone: Story = { args: { failure: refusal('TAKE_BACK_USED', 409) } }
export const Overruled: Story = { args: { failure: refusal('TAKE_BACK_OVERRULED', 409) } }
export const AddressInUse: Story = { args: { failure: refusal('TAKE_BACK_ADDRESS_IN_USE', 409) } }
export const WithoutToken: Story = { args: { hasToken: false } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 503) } }
