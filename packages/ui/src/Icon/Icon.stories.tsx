import type { Meta, StoryObj } from '@storybook/react-vite'
import { registerStandardIcons } from '../parts/standard-icons.ts'
import { Icon } from './Icon.tsx'

registerStandardIcons()

const square =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h18v18H3z"/></svg>'

const meta = {
  title: 'Blocks/Icon',
  component: Icon,
  args: { name: 'user' },
  parameters: {
    docs: {
      description: {
        component:
          'A registered icon by name and style, or an SVG data URI (plain or base64). A style the set lacks falls back to regular; an invalid source shows the children or an empty element and reports the error.',
      },
    },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const Solid: Story = { args: { name: 'gear', iconStyle: 'solid' } }
export const Brand: Story = { args: { name: 'instagram', iconStyle: 'brand' } }
export const DuotoneFallsBack: Story = { args: { name: 'heart', iconStyle: 'duotone' } }
export const WithLabel: Story = { args: { name: 'bell', label: 'Benachrichtigungen' } }
export const DataUri: Story = { render: () => <Icon src={square} /> }
export const InvalidWithSlot: Story = {
  render: () => (
    <Icon src="https://example.test/icon.svg" onError={() => {}}>
      ?
    </Icon>
  ),
}
