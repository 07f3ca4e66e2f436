import { settingTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Wishes } from './WishesBlock.tsx'

const names = Object.entries(settingTexts.push.names)
const wishes = names.map(([topic, label]) => ({ topic, label, on: false }))

const meta = {
  title: 'Account/Profile/Wishes',
  component: Wishes,
  decorators: [inAccount],
  args: { legend: settingTexts.push.legend, wishes, failure: undefined, onToggle: () => {} },
} satisfies Meta<typeof Wishes>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Some: Story = { args: { wishes: wishes.map((one, index) => ({ ...one, on: index < 2 })) } }
export const NotSaved: Story = { args: { failure: refusal('RATE_LIMITED', 429) } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 0) } }
