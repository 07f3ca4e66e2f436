import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import harvest from '../samples/pictures/harvest.svg'
import portrait from '../samples/pictures/portrait.svg'
import river from '../samples/pictures/river.svg'
import stadium from '../samples/pictures/stadium.svg'
import { Image } from './Image.tsx'

const meta = {
  title: 'Blocks/Image',
  component: Image,
  args: { src: river, alt: 'Segelboot auf der Aue vor der Altstadt' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A picture in a frame of fixed shape (3/2 unless said), so that nothing moves when it arrives. Addresses per ' +
          'breakpoint hold from their width up to the next one given. A picture that cannot be loaded leaves a grey ' +
          'ground with a crossed-out picture; the text alternative stays.',
      },
    },
  },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const OneAddress: Story = {}
export const PerBreakpoint: Story = {
  args: {
    src: {
      mobile: portrait,
      mobileLandscape: stadium,
      tablet: harvest,
      desktop: river,
      desktopRetina: river,
    },
    alt: 'Ein anderes Bild je Breite',
  },
}
export const Wide: Story = { args: { ratio: '16/9' } }
export const ExtraWide: Story = { args: { ratio: '5/2' } }
export const Square: Story = { args: { ratio: '1/1' } }
export const Natural: Story = { args: { ratio: 'natural', damId: 'dam-4711' } }
export const Failed: Story = { args: { src: './does-not-exist.jpg' } }
export const FailedDecorative: Story = { args: { src: './does-not-exist.jpg', alt: '' } }
export const Missing: Story = { args: { src: null } }

export const AnotherAddress: Story = {
  render: (args) => {
    const [src, setSrc] = useState('./does-not-exist.jpg')
    return (
      <>
        <Image {...args} src={src} />
        <Button onClick={() => setSrc(harvest)}>Anderes Bild</Button>
      </>
    )
  },
}
