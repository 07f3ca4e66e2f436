import { requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { emptyAddress, emptyNumber } from './find-values.ts'
import { RequestAccessData } from './RequestAccessDataScreen.tsx'

const filled = { gp_number: '1000000913', postcode: '12345' }
const refused = (code: Parameters<typeof refusal>[0], status: number) =>
  stillForm(filled, { failure: refusal(code, status) })

const meta = {
  title: 'Account/RequestAccessData',
  component: RequestAccessData,
  decorators: [inAccount],
  args: {
    byNumber: stillForm(emptyNumber),
    byAddress: stillForm(emptyAddress),
    sent: false,
    signedIn: false,
    onOtherWay: () => {},
  },
} satisfies Meta<typeof RequestAccessData>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = { args: { byNumber: stillForm(filled, { busy: true }) } }
export const MissingFields: Story = {
  args: {
    byNumber: stillForm(emptyNumber, {
      fields: { gp_number: requiredText('Kundennummer'), postcode: requiredText('Postleitzahl') },
    }),
  },
}
export const NoSubscription: Story = { args: { byNumber: refused('ACCESS_DATA_NO_SUBSCRIPTION', 404) } }
export const NotLinked: Story = { args: { byNumber: refused('ACCESS_DATA_NOT_LINKED', 409) } }
export const PublisherDown: Story = { args: { byNumber: refused('GENERIC', 503) } }
export const SignedIn: Story = { args: { signedIn: true } }
export const Sent: Story = { args: { sent: true } }
