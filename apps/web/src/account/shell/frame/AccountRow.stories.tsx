import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { AccountRow } from './AccountRow.tsx'

const meta = {
  title: 'Account/AccountRow',
  component: AccountRow,
  decorators: [inAccount],
  parameters: { bleed: true },
  args: { withAreas: true },
} satisfies Meta<typeof AccountRow>

export default meta
type Story = StoryObj<typeof meta>

export const OnThePageOfAnArea: Story = {}
export const OnAPageThatBelongsToIt: Story = { parameters: { path: '/service/profil/password/update' } }
export const Stranger: Story = { args: { withAreas: false } }
