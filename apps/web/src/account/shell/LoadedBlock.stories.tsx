import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loaded, loading } from '../testing/loaded-query.ts'
import { inAccount } from '../testing/story-account.tsx'
import { LoadedBlock } from './LoadedBlock.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Account/Shell/LoadedBlock',
  component: LoadedBlock<string>,
  decorators: [
    (Story) => (
      <Section title="Newsletter">
        <Story />
      </Section>
    ),
    inAccount,
  ],
  args: {
    query: loaded('Sie bekommen zwei Newsletter.'),
    children: (text: string) => <p>{text}</p>,
  },
} satisfies Meta<typeof LoadedBlock<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
export const Loading: Story = { args: { query: loading } }
export const Failed: Story = { args: { query: failed('GENERIC') } }
