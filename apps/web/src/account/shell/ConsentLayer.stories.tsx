import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../testing/story-account.tsx'
import { ConsentLayer } from './ConsentLayer.tsx'

const meta = {
  title: 'Account/Consent',
  component: ConsentLayer,
  decorators: [inAccount],
  args: { decision: 'open', privacy: '/datenschutz', onDecide: () => {} },
} satisfies Meta<typeof ConsentLayer>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Given: Story = { args: { decision: 'given' } }
export const Refused: Story = { args: { decision: 'refused' } }
