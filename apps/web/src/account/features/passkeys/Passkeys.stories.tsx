import { passkeyTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../../shell/Section.tsx'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { type Passkey, Passkeys } from './Passkeys.tsx'

const passkey = (id: string, name: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  name,
  credential: id,
  synced: false,
  created_at: '2026-11-01T12:00:00.000Z',
  last_used_at: null,
  ...more,
})
const still = { busy: false, failure: undefined, run: () => undefined }

const meta = {
  title: 'Account/Security/Passkeys',
  component: Passkeys,
  decorators: [
    (Story) => (
      <Section title={passkeyTexts.title}>
        <Story />
      </Section>
    ),
    inAccount,
  ],
  args: {
    passkeys: [
      passkey('1', 'Safari auf iPhone', { synced: true, last_used_at: '2026-11-20T07:30:00.000Z' }),
      passkey('2', 'Schlüssel am Bund'),
    ],
    place: 'here',
    adding: still,
    onAsk: () => undefined,
  },
} satisfies Meta<typeof Passkeys>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const None: Story = { args: { passkeys: [] } }
export const Elsewhere: Story = { args: { place: 'elsewhere' } }
export const UnknownToTheBrowser: Story = { args: { passkeys: [], place: undefined } }
export const Making: Story = { args: { adding: { ...still, busy: true } } }
const limit = refusal('PASSKEY_LIMIT', 409, { max: '10' })
export const TooMany: Story = { args: { adding: { ...still, failure: limit } } }
