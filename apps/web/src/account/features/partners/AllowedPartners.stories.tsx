import { partnerAccessTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../../shell/Section.tsx'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { AllowedPartners, type Partner } from './AllowedPartnersBlock.tsx'

const nothing = () => undefined
const calendar: Partner = {
  client_id: 'events',
  name: 'Kulturkalender',
  scopes: ['profile', 'email', 'address', 'rights'],
  allowed_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: '2026-11-20T07:30:00.000Z',
}
const forum: Partner = { ...calendar, client_id: 'forum', name: 'Leserforum', scopes: [], last_seen_at: null }
const still = { asked: undefined, onAsk: nothing, busy: false, failure: undefined, run: nothing }

const meta = {
  title: 'Account/Profile/AllowedPartners',
  component: AllowedPartners,
  decorators: [
    (Story) => (
      <Section title={partnerAccessTexts.title}>
        <Story />
      </Section>
    ),
    inAccount,
  ],
  args: { partners: [calendar, forum], withdrawing: still },
} satisfies Meta<typeof AllowedPartners>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Asks: Story = { args: { withdrawing: { ...still, asked: calendar } } }
export const Failed: Story = {
  args: { withdrawing: { ...still, asked: calendar, failure: refusal('PARTNER_ACCESS_UNKNOWN', 404) } },
}
