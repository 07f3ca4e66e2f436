import { deviceTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../../shell/Section.tsx'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { type Device, Devices } from './DevicesBlock.tsx'

const nothing = () => undefined
const device = (id: string, name: string, current = false): Device => ({
  id,
  device: name,
  current,
  partner: false,
  edition: 'az',
  editions: ['az'],
  created_at: '2026-11-01T12:00:00.000Z',
  last_seen_at: '2026-11-20T07:30:00.000Z',
})
const paper = { ...device('4', 'E-Paper'), partner: true }
const phone = device('2', 'Safari auf iPhone')
const devices = [device('1', 'Firefox auf Windows', true), phone, device('3', 'Unbekanntes Gerät'), paper]
const still = { asks: false, onAsk: nothing, busy: false, failure: undefined, run: nothing }

const meta = {
  title: 'Account/Profile/Devices',
  component: Devices,
  decorators: [
    (Story) => (
      <Section title={deviceTexts.title}>
        <Story />
      </Section>
    ),
    inAccount,
  ],
  args: { devices, ending: { item: undefined, failure: undefined, run: nothing }, everywhere: still },
} satisfies Meta<typeof Devices>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const OnlyThisOne: Story = { args: { devices: devices.slice(0, 1) } }
export const Ending: Story = { args: { ending: { item: phone, failure: undefined, run: nothing } } }
export const NotEnded: Story = {
  args: { ending: { item: undefined, failure: refusal('NOT_FOUND', 404), run: nothing } },
}
export const AsksEverywhere: Story = { args: { everywhere: { ...still, asks: true } } }
export const EverywhereFailed: Story = {
  args: { everywhere: { ...still, asks: true, failure: refusal('GENERIC', 503) } },
}
