import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { MultiuserOffer } from './MultiuserScreen.tsx'

const meta = {
  title: 'Account/Multiuser/Offer',
  component: MultiuserOffer,
  decorators: [inAccount],
  parameters: { path: '/service/profil/multiuser' },
  args: { kind: 'anonymous' },
} satisfies Meta<typeof MultiuserOffer>

export default meta
type Story = StoryObj<typeof meta>

export const Anonymous: Story = {}
export const NoCompany: Story = { args: { kind: 'noCompany' } }
export const NoRunningPlan: Story = { args: { kind: 'noPlan' } }
