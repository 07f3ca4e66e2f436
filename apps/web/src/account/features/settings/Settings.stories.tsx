import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Settings } from './SettingsBlock.tsx'

const still = { busy: false, failure: undefined, run: () => {}, asks: false, onAsk: () => {} }

const meta = {
  title: 'Account/Profile/Settings',
  component: Settings,
  decorators: [inAccount],
  args: { count: 3, reset: still },
} satisfies Meta<typeof Settings>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { count: 1 } }
export const AsksToReset: Story = { args: { reset: { ...still, asks: true } } }
export const NotReset: Story = { args: { reset: { ...still, asks: true, failure: refusal('GENERIC', 503) } } }
