import type { Meta, StoryObj } from '@storybook/react-vite'
import portrait from '../samples/pictures/portrait.svg'
import { PersonDetail } from './PersonDetail.tsx'

const meta = {
  title: 'Blocks/PersonDetail',
  component: PersonDetail,
  args: {
    name: 'Erika Maria Muster',
    picture: portrait,
    mail: 'erika.muster@az.example.test',
    phone: '06131 / 12-34',
    socialMedia: {
      facebook: 'https://facebook.example/erika',
      instagram: '',
      mastodon: 'https://mastodon.example/@erika',
      x: 'https://x.example/erika',
      Vereinsblog: 'https://blog.example/erika',
    },
  },
  parameters: {
    docs: {
      description: {
        component: 'A person with picture and the ways to reach them; empty links are dropped.',
      },
    },
  },
} satisfies Meta<typeof PersonDetail>

export default meta
type Story = StoryObj<typeof meta>

export const AllWays: Story = {}
export const WithoutPicture: Story = { args: { picture: undefined } }
export const NameOnly: Story = { args: { picture: null, mail: '', phone: null, socialMedia: {} } }
export const LongName: Story = {
  args: { name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
}
