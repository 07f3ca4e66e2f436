import { requiredText, sharedOwnerTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Failure } from '../../../session/failure.ts'
import { Section } from '../../../shell/Section.tsx'
import { refusal, stillForm } from '../../../testing/still-form.ts'
import { inAccount } from '../../../testing/story-account.tsx'
import { StateMessage } from '../StateMessage.tsx'
import type { Member } from '../shared-plan.ts'
import { sampleCompany, sampleFamily, sampleMember } from '../testing/sample-plans.ts'
import { AllSeatsTaken } from './AllSeatsTaken.tsx'
import { InviteForm } from './Invite.tsx'
import { OwnPlanPage } from './ManagePlan.tsx'
import { Members } from './MemberList.tsx'
import { MemberRow } from './MemberRow.tsx'

const nothing = () => undefined

const membersOf = (
  members: readonly Member[],
  more: { failure?: Failure; busy?: boolean; decides?: boolean } = {},
) => (
  <Members isEmpty={members.length === 0}>
    {members.map((member) => (
      <MemberRow
        key={member.id}
        member={member}
        onResend={nothing}
        onRemove={nothing}
        onManaging={more.decides ? nothing : undefined}
        isOwn={false}
        removable
        resending={more.busy ?? false}
        failure={member.status === 'invited' ? more.failure : undefined}
      />
    ))}
  </Members>
)

const empty = { email: '', same_address: false }
const filled = { email: 'neu@example.test', same_address: true }
const address = sharedOwnerTexts.invite.address('Musterstraße 12', '12345 Musterstadt')
const invite = (form: Parameters<typeof InviteForm>[0]['form']) => (
  <Section title={sharedOwnerTexts.invite.title}>
    <InviteForm form={form} type="family" free={1} address={address} allowedDomains={[]} />
  </Section>
)

const meta = {
  title: 'Account/SharedSubscriptions/Owner',
  component: OwnPlanPage,
  decorators: [inAccount],
  args: {
    plan: sampleFamily,
    message: null,
    members: membersOf(sampleFamily.childusers),
    invite: invite(stillForm(empty)),
  },
} satisfies Meta<typeof OwnPlanPage>

export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const NobodyYet: Story = {
  args: { plan: { ...sampleFamily, used: 0, childusers: [] }, members: membersOf([]) },
}
const taken = <AllSeatsTaken max={4} wasFree={false} failure={undefined} />
export const Full: Story = { args: { plan: { ...sampleFamily, used: 4 }, invite: taken } }
export const LastOneNotSent: Story = {
  args: {
    plan: { ...sampleFamily, used: 4 },
    invite: (
      <AllSeatsTaken
        max={4}
        wasFree
        failure={refusal('SHARED_INVITATION_SEND_FAILED', 502, { emails: 'neu@example.test' })}
      />
    ),
  },
}
export const MaximumLowered: Story = {
  args: { plan: { ...sampleFamily, used: 3, max_members: 2 }, invite: taken },
}
export const Invited: Story = {
  args: { message: <StateMessage reader="owner" state="invited" email="neu@example.test" /> },
}
export const Removed: Story = {
  args: { message: <StateMessage reader="owner" state="removed" email={undefined} /> },
}
export const Sending: Story = { args: { invite: invite(stillForm(filled, { busy: true })) } }
export const MissingFields: Story = {
  args: {
    invite: invite(
      stillForm(empty, {
        fields: {
          email: requiredText('E-Mail-Adresse'),
          same_address: sharedOwnerTexts.invite.sameAddressMissing,
        },
      }),
    ),
  },
}
export const AlreadyInvited: Story = {
  args: { invite: invite(stillForm(filled, { fields: { email: refusal('SHARED_DUPLICATE', 409).detail } })) },
}
export const OwnAddress: Story = {
  args: {
    invite: invite(stillForm(filled, { fields: { email: refusal('SHARED_SELF_INVITE', 422).detail } })),
  },
}
export const NotSent: Story = {
  args: {
    invite: invite(
      stillForm(filled, {
        failure: refusal('SHARED_INVITATION_SEND_FAILED', 502, { emails: 'neu@example.test' }),
      }),
    ),
  },
}
export const PlanEndedMeanwhile: Story = {
  args: { invite: invite(stillForm(filled, { failure: refusal('SHARED_OWNER_SUBSCRIPTION_ENDED', 410) })) },
}
export const TechnicalFailure: Story = {
  args: { invite: invite(stillForm(filled, { failure: refusal('GENERIC', 503) })) },
}
export const ResendRefused: Story = {
  args: { members: membersOf(sampleFamily.childusers, { failure: refusal('RATE_LIMITED', 429) }) },
}
export const Company: Story = {
  args: {
    plan: sampleCompany,
    members: membersOf(sampleCompany.childusers, { decides: true }),
    invite: (
      <InviteForm
        form={stillForm(empty)}
        type="company"
        free={9}
        address={undefined}
        allowedDomains={sampleCompany.allowed_domains}
      />
    ),
  },
}
export const LargeCompany: Story = {
  args: {
    ...Company.args,
    plan: { ...sampleCompany, max_members: 240, used: 87 },
    members: membersOf([sampleMember('mia@muster-soehne.test', 'activated')]),
  },
}
