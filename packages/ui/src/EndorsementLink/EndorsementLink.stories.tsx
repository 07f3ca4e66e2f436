import type { Meta, StoryObj } from '@storybook/react-vite'
import { EndorsementLink } from './EndorsementLink.tsx'

const meta = {
  title: 'Blocks/EndorsementLink',
  component: EndorsementLink,
  args: { logo: { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' } },
  parameters: {
    docs: {
      description: { component: "The group's mark in the head of an article; leads to the group's website." },
    },
  },
} satisfies Meta<typeof EndorsementLink>

export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = {}
