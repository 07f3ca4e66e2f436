import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SponsoredTopicFlyout } from '../SponsoredTopicFlyout/SponsoredTopicFlyout.tsx'
import harvest from '../samples/pictures/harvest.svg'
import townhall from '../samples/pictures/townhall.svg'
import { ContentHeader } from './ContentHeader.tsx'

const long =
  'Von der Aussaat bis zum Hofladen: Wie die Landwirtinnen und Landwirte im Auental mit Trockenheit, Bürokratie und ' +
  'neuen Märkten umgehen, was sie von der Politik erwarten und warum so viele trotzdem weitermachen.'

const meta = {
  title: 'Blocks/ContentHeader',
  component: ContentHeader,
  args: {
    title: 'Landwirtschaft im Auental',
    description: 'Was auf unseren Feldern wächst, und wer davon lebt.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'The head of a section, simple or overlapping its picture. A description is cut at 100 (overlapping 180) ' +
          "characters only when it is longer by more than 20. Sponsored content is marked 'Sonderthema'.",
      },
    },
  },
} satisfies Meta<typeof ContentHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Simple: Story = {}
export const SimpleWithPicture: Story = { args: { images: townhall } }
export const SimpleLongDescription: Story = { args: { images: harvest, description: long } }
export const Overlapping: Story = { args: { type: 'overlapping', images: harvest } }
export const OverlappingWithoutPicture: Story = { args: { type: 'overlapping' } }

export const OverlappingLongDescription: Story = {
  args: {
    type: 'overlapping',
    images: harvest,
    description: `${long} Eine Serie in zehn Teilen.`,
    logo: { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' },
  },
}

export const Sponsored: Story = { args: { type: 'overlapping', images: harvest, sponsored: true } }
export const SponsoredWithAdvertisement: Story = {
  args: { images: harvest, sponsored: true, advertisement: true },
}

export const SponsoredExplained: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <ContentHeader {...args} images={harvest} sponsored onExplain={() => setOpen(true)} />
        <SponsoredTopicFlyout open={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  },
}

export const Description200: Story = { args: { type: 'overlapping', description: 'x '.repeat(100) } }
export const Description201: Story = { args: { type: 'overlapping', description: `${'x '.repeat(100)}y` } }

export const LongWord: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
}
