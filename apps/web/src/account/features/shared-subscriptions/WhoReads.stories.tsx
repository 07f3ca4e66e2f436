import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../testing/story-account.tsx'
import { sampleCompany, sampleFamily, sampleMembership } from './testing/sample-plans.ts'
import { WhoReads } from './WhoReadsBlock.tsx'

const meta = {
  title: 'Account/SharedSubscriptions/WhoReads',
  component: WhoReads,
  decorators: [inAccount],
  args: { view: sampleFamily },
} satisfies Meta<typeof WhoReads>

export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const Company: Story = { args: { view: sampleCompany } }
export const Member: Story = { args: { view: sampleMembership } }
