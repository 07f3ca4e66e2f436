import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Here } from './Here.tsx'

const still = { busy: false, failure: undefined, run: () => {} }
const topics = [
  { id: 'eilmeldungen', title: 'Eilmeldungen', text: 'Das Wichtigste, sobald es sicher ist.', on: true },
  { id: 'sicherheit', title: 'Sicherheitshinweise', text: 'Neue Anmeldungen und Änderungen.', on: false },
]

const meta = {
  title: 'Account/Push/Here',
  component: Here,
  decorators: [inAccount],
  args: {
    ability: 'ready',
    isOn: false,
    problem: undefined,
    topics,
    onToggle: () => {},
    saving: still,
    ending: still,
  },
} satisfies Meta<typeof Here>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { isOn: true } }
export const Dismissed: Story = { args: { problem: 'dismissed' } }
export const Failed: Story = { args: { problem: 'failed' } }
export const Limit: Story = {
  args: { saving: { ...still, failure: refusal('PUSH_LIMIT', 409, { max: '10' }) } },
}
export const Denied: Story = { args: { ability: 'denied' } }
export const Unsupported: Story = { args: { ability: 'unsupported' } }
export const HomeScreen: Story = { args: { ability: 'homeScreen' } }
export const NotSent: Story = { args: { ability: 'notSent' } }
