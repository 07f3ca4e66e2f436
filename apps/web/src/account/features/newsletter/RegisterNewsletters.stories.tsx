import { fieldErrorText, requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormValues } from '../../shell/form/use-form.ts'
import { failed, loaded, loading } from '../../testing/loaded-query.ts'
import { newsletterCatalogue } from '../../testing/newsletters.ts'
import { pageData } from '../../testing/page-data.ts'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { NewslettersRegistered } from './NewslettersRegistered.tsx'
import { RegisterNewslettersPage } from './RegisterNewsletters.tsx'

const empty: FormValues = { email: '', consent_text_version: false }
const filled: FormValues = { email: 'lena@example.test', consent_text_version: true, 'az-morgen': true }

const meta = {
  title: 'Account/Newsletter/Register',
  component: RegisterNewslettersPage,
  decorators: [inAccount],
  parameters: { path: '/service/newsletter' },
  args: {
    list: loaded(newsletterCatalogue),
    form: stillForm(empty),
    edition: pageData('az').edition,
    onManage: () => {},
  },
} satisfies Meta<typeof RegisterNewslettersPage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Loading: Story = { args: { list: loading } }
export const NotLoaded: Story = { args: { list: failed('NEWSLETTER_ERROR') } }
export const NoNewsletters: Story = { args: { list: loaded({ newsletters: [], groups: [] }) } }
export const Busy: Story = { args: { form: stillForm(filled, { busy: true }) } }
export const MissingFields: Story = {
  args: {
    form: stillForm(empty, {
      fields: {
        email: requiredText('E-Mail-Adresse'),
        newsletters: fieldErrorText('newsletters', 'TOO_FEW'),
        consent_text_version: fieldErrorText('consent_text_version', 'REQUIRED'),
      },
    }),
  },
}
export const Refused: Story = {
  args: { form: stillForm(filled, { failure: refusal('NEWSLETTER_ERROR', 403) }) },
}
export const TooOften: Story = {
  args: { form: stillForm(filled, { failure: refusal('RATE_LIMITED', 429) }) },
}
export const Registered: Story = {
  render: () => (
    <NewslettersRegistered
      email="lena.leser@example.test"
      ordered={['AZ am Morgen – Werktags um 6 Uhr', 'AZ Lokalsport']}
      mark="geheim"
      form={stillForm(filled)}
      corrects
      onBack={() => {}}
    />
  ),
}
