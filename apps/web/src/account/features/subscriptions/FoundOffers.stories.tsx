import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { FoundOffers } from './FoundOffers.tsx'
import { plan } from './testing/sample-plans.ts'

const offer = { gp_number: '1000000910', subscriptions: [plan] }
const idle = { item: undefined, failure: undefined, run: () => {} }

const meta = {
  title: 'Account/FoundOffers',
  component: FoundOffers,
  decorators: [inAccount],
  args: { offers: [offer], linking: idle },
} satisfies Meta<typeof FoundOffers>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Several: Story = {
  args: { offers: [offer, { gp_number: '1000000911', subscriptions: [{ ...plan, title: 'RT PLUS' }] }] },
}
export const Linking: Story = { args: { linking: { ...idle, item: { gp_number: '1000000910' } } } }
export const Refused: Story = { args: { linking: { ...idle, failure: refusal('GENERIC', 503) } } }
