import type { Meta, StoryObj } from '@storybook/react-vite'
import river from '../samples/pictures/river.svg'
import stadium from '../samples/pictures/stadium.svg'
import { StoryHeaderImage } from './StoryHeaderImage.tsx'

const meta = {
  title: 'Blocks/StoryHeaderImage',
  component: StoryHeaderImage,
  args: {
    images: { mobile: river, desktop: stadium },
    description: 'Abendstimmung über der Aue: Im Frühjahr beginnen hier die Arbeiten am neuen Deich.',
    credit: 'Sascha Beispiel',
  },
  parameters: {
    docs: {
      description: {
        component: 'The main picture of a story with description and credit; first to load on its page.',
      },
    },
  },
} satisfies Meta<typeof StoryHeaderImage>

export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {}
export const CreditOnly: Story = { args: { description: undefined } }
export const Uncaptioned: Story = {
  args: { description: undefined, credit: undefined, alt: 'Segelboot auf der Aue' },
}
export const Failed: Story = { args: { images: './does-not-exist.jpg' } }
export const LongWord: Story = {
  args: { description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
}
