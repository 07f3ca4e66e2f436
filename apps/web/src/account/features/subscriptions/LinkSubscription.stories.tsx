import { requiredText, subscriptionTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { emptyAddress, emptyNumber } from './find-values.ts'
import { LinkSubscription } from './LinkSubscriptionScreen.tsx'
import { plan } from './testing/sample-plans.ts'

const filled = { gp_number: '1000000910', postcode: '12345' }
const refused = (code: Parameters<typeof refusal>[0], status: number) =>
  stillForm(filled, { failure: refusal(code, status) })

const meta = {
  title: 'Account/LinkSubscription',
  component: LinkSubscription,
  decorators: [inAccount],
  args: {
    byNumber: stillForm(emptyNumber),
    byAddress: stillForm(emptyAddress),
    linked: undefined,
    texts: subscriptionTexts.link,
    onLookAgain: undefined,
    offers: null,
    onNext: () => {},
  },
} satisfies Meta<typeof LinkSubscription>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const FromAnArticle: Story = {
  args: { texts: { ...subscriptionTexts.link, text: subscriptionTexts.link.goesOn } },
}
export const FurtherNumber: Story = { args: { texts: subscriptionTexts.link.further } }
export const BoughtAndNotThereYet: Story = { args: { onLookAgain: () => {} } }
export const Busy: Story = { args: { byNumber: stillForm(filled, { busy: true }) } }
export const MissingNumber: Story = {
  args: { byNumber: stillForm(emptyNumber, { fields: { gp_number: requiredText('Kundennummer') } }) },
}
export const NotFound: Story = { args: { byNumber: refused('LINK_NO_SUBSCRIPTION', 404) } }
export const ProofNeeded: Story = { args: { byNumber: refused('LINK_VERIFICATION_REQUIRED', 422) } }
export const Taken: Story = { args: { byNumber: refused('GP_NUMBER_ALREADY_LINKED', 409) } }
export const PublisherDown: Story = { args: { byNumber: refused('GENERIC', 503) } }
export const Linked: Story = { args: { linked: [plan] } }
