import { requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../../testing/still-form.ts'
import { inAccount } from '../../../testing/story-account.tsx'
import { sampleInvitation } from '../testing/sample-plans.ts'
import { AcceptForm } from './AcceptInvitation.tsx'
import { AnonymousWays } from './AnonymousWays.tsx'
import {
  DeclinedInvitation,
  NoInvitation,
  SettledInvitation,
  UnnamedInvitation,
} from './InvitationOutcomes.tsx'
import { InvitationPage } from './InvitationPage.tsx'

const empty = { street: '', housenumber: '', postcode: '', city: '' }
const filled = { street: 'Musterstraße', housenumber: '13', postcode: '12345', city: 'Musterstadt' }
const accept = (form = stillForm(empty), needsAddress = true) => (
  <AcceptForm form={form} needsAddress={needsAddress} onDecline={() => {}} />
)

const meta = {
  title: 'Account/CheckFamilySubscriptionInvitation',
  component: InvitationPage,
  decorators: [inAccount],
  parameters: { path: '/service/profil/shared-subscriptions/invite' },
  args: { invitation: sampleInvitation, children: accept() },
} satisfies Meta<typeof InvitationPage>

export default meta
type Story = StoryObj<typeof meta>

export const Anonymous: Story = {
  args: { children: <AnonymousWays token="geheim" invitation={sampleInvitation} onDecline={() => {}} /> },
}
export const AsksForAddress: Story = { args: { account: 'mia.muster@example.test' } }
export const AddressKnown: Story = { args: { children: accept(stillForm(empty), false) } }
export const Company: Story = {
  args: {
    invitation: { ...sampleInvitation, type: 'company', company_name: 'Muster & Söhne GmbH' },
    children: accept(stillForm(empty), false),
  },
}
export const Accepting: Story = { args: { children: accept(stillForm(filled, { busy: true })) } }
export const MissingFields: Story = {
  args: {
    children: accept(
      stillForm(empty, {
        fields: { street: requiredText('Straße'), postcode: requiredText('Postleitzahl') },
      }),
    ),
  },
}
export const OtherAddress: Story = {
  args: { children: accept(stillForm(filled, { failure: refusal('SHARED_ADDRESS_MISMATCH', 422) })) },
}
export const TooManyTries: Story = {
  args: { children: accept(stillForm(filled, { failure: refusal('SHARED_ADDRESS_LOCKED', 429) })) },
}
export const OwnSubscription: Story = {
  args: { children: accept(stillForm(empty, { failure: refusal('SHARED_OWN_SUBSCRIPTION', 409) }), false) },
}
export const PublisherDown: Story = {
  args: { children: accept(stillForm(filled, { failure: refusal('GENERIC', 503) })) },
}
export const Declined: Story = { render: () => <DeclinedInvitation signedIn /> }
export const AcceptedBefore: Story = { render: () => <SettledInvitation signedIn /> }
export const RegisteredBefore: Story = { render: () => <SettledInvitation signedIn={false} /> }
export const WithoutToken: Story = { render: () => <UnnamedInvitation /> }
export const NothingWaits: Story = { render: () => <NoInvitation /> }
