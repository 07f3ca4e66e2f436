import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { FoundLink } from './FoundBlock.tsx'
import { plan } from './testing/sample-plans.ts'

const meta = {
  title: 'Account/FoundLink',
  component: FoundLink,
  decorators: [inAccount],
  args: { gpNumber: '1000000910', plans: [plan], failure: undefined, busy: false, onAnswer: () => {} },
} satisfies Meta<typeof FoundLink>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Refused: Story = { args: { failure: refusal('GENERIC', 503) } }
