import type { Meta, StoryObj } from '@storybook/react-vite'
import portrait from '../samples/pictures/portrait.svg'
import { PersonLine } from './PersonLine.tsx'

const meta = {
  title: 'Blocks/PersonLine',
  component: PersonLine,
  args: {
    persons: [
      { name: 'Erika Muster', link: '/autor/erika-muster', picture: portrait },
      { name: ['Jan von der Weide', 'jvw'], link: '/autor/jan-von-der-weide' },
      { name: 'Cher' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: "Authors in one line: 'von' first when asked for, a comma between, 'und' before the last.",
      },
    },
  },
} satisfies Meta<typeof PersonLine>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const WithVon: Story = { args: { withVon: true } }
export const WithPictures: Story = { args: { withVon: true, withPictures: true } }
export const One: Story = { args: { withVon: true, persons: [{ name: 'Erika Muster' }] } }
