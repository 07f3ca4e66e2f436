import type { Meta, StoryObj } from '@storybook/react-vite'
import { Embed } from './Embed.tsx'

const meta = {
  title: 'Portal/Embed',
  component: Embed,
  args: {
    provider: 'Kartendienst',
    title: 'Karte der Haltepunkte',
    url: 'https://karten.example.test/auenhausen',
    origins: ['https://karten.example.test'],
  },
  parameters: {
    docs: {
      description: { component: 'Something of another house, of which nothing is loaded before a press.' },
    },
  },
} satisfies Meta<typeof Embed>

export default meta
type Story = StoryObj<typeof meta>

export const BehindConsent: Story = {}
export const LinkOnly: Story = { args: { origins: [] } }
export const LongProvider: Story = { args: { provider: 'Rindfleischetikettierungsüberwachungsdienst' } }
