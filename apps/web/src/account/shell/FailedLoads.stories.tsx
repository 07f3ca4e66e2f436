import { errorTexts, noAnswerTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../testing/story-account.tsx'
import { FailedLoadsNotice } from './FailedLoads.tsx'

const meta = {
  title: 'Account/Shell/FailedLoads',
  component: FailedLoadsNotice,
  decorators: [inAccount],
  args: { details: [errorTexts.GENERIC], onRetry: () => {}, retrying: false },
} satisfies Meta<typeof FailedLoadsNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const Offline: Story = { args: { details: [noAnswerTexts.offline] } }
export const TwoReasons: Story = { args: { details: [errorTexts.GENERIC, errorTexts.NEWSLETTER_ERROR] } }
export const TryingAgain: Story = { args: { retrying: true } }
