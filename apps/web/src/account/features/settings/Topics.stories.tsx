import { settingTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Topics } from './TopicsBlock.tsx'

const names = Object.entries(settingTexts.topics.names)
const topics = names.map(([topic, label]) => ({ topic, label, on: false }))

const meta = {
  title: 'Account/Profile/Topics',
  component: Topics,
  decorators: [inAccount],
  args: { topics, failure: undefined, onToggle: () => {} },
} satisfies Meta<typeof Topics>

export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Some: Story = { args: { topics: topics.map((one, index) => ({ ...one, on: index < 2 })) } }
export const NotSaved: Story = { args: { failure: refusal('RATE_LIMITED', 429) } }
export const TechnicalFailure: Story = { args: { failure: refusal('GENERIC', 0) } }
