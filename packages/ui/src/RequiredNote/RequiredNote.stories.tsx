import type { Meta, StoryObj } from '@storybook/react-vite'
import { RequiredNote } from './RequiredNote.tsx'

const meta = {
  title: 'Blocks/RequiredNote',
  component: RequiredNote,
  parameters: {
    docs: {
      description: {
        component:
          'Explains the asterisk after the labels of required fields, once per form, before the first of them.',
      },
    },
  },
} satisfies Meta<typeof RequiredNote>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
