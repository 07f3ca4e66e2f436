import { securityTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from '../../shell/Section.tsx'
import { inAccount } from '../../testing/story-account.tsx'
import { SignIns } from './SignInsBlock.tsx'

const at = '2026-11-20T07:30:00.000Z'
const known = { at, device: 'Firefox auf Windows', edition: 'az' }

const meta = {
  title: 'Account/Security/SignIns',
  component: SignIns,
  decorators: [
    (Story) => (
      <Section title={securityTexts.signIns.title}>
        <Story />
      </Section>
    ),
    inAccount,
  ],
  args: {
    signIns: [
      { ...known, outcome: 'signed_in', method: 'passkey' },
      { ...known, outcome: 'signed_in', method: 'code' },
      { at, outcome: 'refused', method: null, device: null, edition: null },
      { ...known, outcome: 'signed_in', method: 'password' },
      { at, outcome: 'blocked', method: null, device: null, edition: null },
    ],
  },
} satisfies Meta<typeof SignIns>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const None: Story = { args: { signIns: [] } }
