import { fieldErrorText, newsletterTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormValues } from '../../shell/form/use-form.ts'
import { newsletterCatalogue } from '../../testing/newsletters.ts'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { AlreadyLeft, NothingToLeave, Unsubscribe } from './Unsubscribe.tsx'
import { UnsubscribedPage } from './Unsubscribed.tsx'

const texts = newsletterTexts.unsubscribe
const values: FormValues = { reason: '', reason_text: '' }
const withReason: FormValues = { reason: '001', reason_text: 'Einmal in der Woche reicht mir.' }
const withLists: FormValues = { ...values, 'az-morgen': true, 'az-sport': true }

const meta = {
  title: 'Account/Newsletter/Unsubscribe',
  component: Unsubscribe,
  decorators: [inAccount],
  parameters: { path: '/service/newsletter/abmeldung' },
  args: { form: stillForm(values), lead: texts.one('AZ am Morgen'), lists: undefined },
} satisfies Meta<typeof Unsubscribe>

export default meta
type Story = StoryObj<typeof meta>

export const OneList: Story = {}
export const AllLists: Story = { args: { lead: texts.all } }
export const WithReason: Story = {
  args: { form: stillForm(withReason) },
}
export const OwnLists: Story = {
  args: {
    lead: texts.own,
    lists: newsletterCatalogue.newsletters.slice(0, 2),
    form: stillForm(withLists),
  },
}
export const NoneChosen: Story = {
  args: {
    lead: texts.own,
    lists: newsletterCatalogue.newsletters.slice(0, 2),
    form: stillForm(values, { fields: { newsletters: fieldErrorText('newsletters', 'TOO_FEW') } }),
  },
}
export const Busy: Story = { args: { form: stillForm(values, { busy: true }) } }
export const Refused: Story = {
  args: { form: stillForm(values, { failure: refusal('NEWSLETTER_ERROR', 401) }) },
}
const done = { busy: false, failure: undefined, onUndo: () => {} }
export const Done: Story = { render: () => <UnsubscribedPage {...done} titles={['AZ am Morgen']} /> }
export const SeveralDone: Story = {
  render: () => <UnsubscribedPage {...done} titles={['AZ am Morgen', 'AZ Lokalsport']} />,
}
export const UndoRefused: Story = {
  render: () => (
    <UnsubscribedPage {...done} titles={['AZ am Morgen']} failure={refusal('NEWSLETTER_ERROR', 410)} />
  ),
}
export const Already: Story = { render: () => <AlreadyLeft title="AZ am Morgen" /> }
export const NothingThere: Story = { render: () => <NothingToLeave /> }
