import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { MainHeader } from './MainHeader.tsx'

const meta = {
  title: 'Blocks/MainHeader',
  component: MainHeader,
  args: {
    logo: { content: 'Auentaler Zeitung', href: '/' },
    endorsement: { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' },
  },
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'Sticky, with the one shadow of the house; the colour scheme follows the page or is fixed. Leads to the product and to the website of the group.',
      },
    },
  },
} satisfies Meta<typeof MainHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Dark: Story = { args: { colourScheme: 'dark' } }
export const Light: Story = { args: { colourScheme: 'light' } }
export const WithoutShadow: Story = { args: { shadow: false, sticky: false } }
export const WithAction: Story = {
  args: {
    children: (
      <LinkButton href="/service/profil" variant="tertiary">
        Mein Konto
      </LinkButton>
    ),
  },
}
