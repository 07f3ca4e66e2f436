import { requiredText } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stillForm } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { AddressForm } from './AddressForm.tsx'
import { emptyAddress } from './find-values.ts'

const together = requiredText('Straße und Hausnummer')

const meta = {
  title: 'Account/LinkSubscription/WithoutNumber',
  component: AddressForm,
  decorators: [inAccount],
  args: {
    onOtherWay: () => {},
    form: stillForm(emptyAddress),
    asksSalutation: false,
    submit: 'Abo verknüpfen',
  },
} satisfies Meta<typeof AddressForm>

export default meta
type Story = StoryObj<typeof meta>

export const Private: Story = {}
export const Company: Story = { args: { form: stillForm({ ...emptyAddress, customer_type: 'company' }) } }
export const WithSalutation: Story = { args: { asksSalutation: true } }
export const MissingRow: Story = {
  args: { form: stillForm(emptyAddress, { fields: { street: together, housenumber: together } }) },
}
export const MissingOfARow: Story = {
  args: {
    form: stillForm({ ...emptyAddress, postcode: '12345' }, { fields: { city: requiredText('Ort') } }),
  },
}
