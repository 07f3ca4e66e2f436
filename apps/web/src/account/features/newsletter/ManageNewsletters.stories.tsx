import { fieldErrorText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
import { pageData } from '../../testing/page-data.ts'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { ManageNewslettersPage } from './ManageNewsletters.tsx'
import { ticksOf } from './newsletter-data.ts'

const two = ticksOf(['az-morgen', 'az-sport'])

const meta = {
  title: 'Account/Newsletter/Manage',
  component: ManageNewslettersPage,
  decorators: [inAccount],
  parameters: { path: '/service/newsletter' },
  args: {
    user: newsletterUser(subscribed('az-morgen'), subscribed('az-sport', false)),
    catalogue: newsletterCatalogue,
    premium: false,
    form: stillForm(two),
    token: undefined,
    edition: pageData('az').edition,
  },
} satisfies Meta<typeof ManageNewslettersPage>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Premium: Story = { args: { premium: true } }
export const NothingYet: Story = { args: { user: newsletterUser(), form: stillForm({}) } }
export const Busy: Story = { args: { form: stillForm(two, { busy: true }) } }
export const NoneChosen: Story = {
  args: { form: stillForm({}, { fields: { newsletters: fieldErrorText('newsletters', 'TOO_FEW') } }) },
}
export const Refused: Story = {
  args: { form: stillForm(two, { failure: refusal('NEWSLETTER_ERROR', 410) }) },
}
