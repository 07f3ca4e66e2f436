import type { Meta, StoryObj } from '@storybook/react-vite'
import portrait from '../samples/pictures/portrait.svg'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Blocks/Avatar',
  component: Avatar,
  args: { user: { given_name: 'Anna', family_name: 'von der Leyen-Müller' } },
  parameters: {
    docs: {
      description: {
        component:
          'A person as a round picture, else as initials: first letter of the given name and of the last word of the ' +
          'family name, before any hyphen. A user without names is the letter U, nobody is an icon.',
      },
    },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const LastWordOfTheName: Story = {
  args: { user: { given_name: 'Öle', family_name: 'Schmidt-von Berg' }, hyphen: 'lastWord' },
}
export const Picture: Story = {
  args: { user: { given_name: 'Jan', family_name: 'Weiß', profilePicture: portrait } },
}
export const BrokenPicture: Story = {
  args: { user: { given_name: 'Jan', family_name: 'Weiß', profilePicture: './does-not-exist.jpg' } },
}
export const WithoutNames: Story = { args: { user: { given_name: '', family_name: '' } } }
export const Nobody: Story = { args: { user: null } }
export const NobodyAsLetter: Story = { args: { user: null, fallback: 'letter' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = {
  args: { size: 'large', user: { given_name: 'Jan', family_name: 'Weiß', profilePicture: portrait } },
}
export const Decorative: Story = { args: { decorative: true } }
