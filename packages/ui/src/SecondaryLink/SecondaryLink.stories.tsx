import type { Meta, StoryObj } from '@storybook/react-vite'
import { SecondaryLink } from './SecondaryLink.tsx'

const meta = {
  title: 'Blocks/SecondaryLink',
  component: SecondaryLink,
  args: { href: '/lokales', name: 'Alle Nachrichten aus der Region' },
  parameters: { docs: { description: { component: 'A quiet way on beside or below the main action.' } } },
} satisfies Meta<typeof SecondaryLink>

export default meta
type Story = StoryObj<typeof meta>

export const Internal: Story = {}
export const External: Story = {
  args: { href: 'https://medienhaus-auental.example/', name: 'Zum Medienhaus' },
}
