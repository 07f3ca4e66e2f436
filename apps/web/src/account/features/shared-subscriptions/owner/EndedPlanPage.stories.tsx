import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../../../testing/story-account.tsx'
import { sampleCompany, sampleFamily, sampleMember, sampleRenewal } from '../testing/sample-plans.ts'
import { EndedPlanPage } from './EndedPlanPage.tsx'
import { Members } from './MemberList.tsx'
import { MemberRow } from './MemberRow.tsx'

const nothing = () => undefined

const meta = {
  title: 'Account/SharedSubscriptions/Ended',
  component: EndedPlanPage,
  decorators: [inAccount],
  args: {
    plan: { ...sampleFamily, ...sampleRenewal },
    serviceUrl: '/aboservice',
    members: (
      <Members isEmpty={false}>
        <MemberRow
          member={sampleMember('ole.muster@example.test', 'ended')}
          onResend={nothing}
          onRemove={nothing}
          onManaging={undefined}
          isOwn={false}
          removable
          resending={false}
          failure={undefined}
        />
      </Members>
    ),
  },
} satisfies Meta<typeof EndedPlanPage>

export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const Company: Story = { args: { plan: { ...sampleCompany, ...sampleRenewal } } }
