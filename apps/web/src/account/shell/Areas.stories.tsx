import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../testing/story-account.tsx'
import { Areas } from './Areas.tsx'

const meta = {
  title: 'Account/Areas',
  component: Areas,
  decorators: [inAccount],
} satisfies Meta<typeof Areas>

export default meta
type Story = StoryObj<typeof meta>

export const OnThePageOfAnArea: Story = {}
export const OnAPageThatBelongsToIt: Story = { parameters: { path: '/service/profil/password/update' } }
