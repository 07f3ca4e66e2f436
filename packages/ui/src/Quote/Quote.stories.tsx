import type { Meta, StoryObj } from '@storybook/react-vite'
import { Quote } from './Quote.tsx'

const meta = {
  title: 'Blocks/Quote',
  component: Quote,
  args: {
    quote: 'Wir können den Fluss nicht zähmen. Aber wir können lernen, ihm Raum zu geben.',
    quotee: 'Renate Lindner',
    quoteCaption: 'Leiterin des Wasserwirtschaftsamts',
  },
  parameters: {
    docs: {
      description: { component: "Somebody's words, set apart from the text, in German quotation marks." },
    },
  },
} satisfies Meta<typeof Quote>

export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {}
export const WithQuotee: Story = { args: { quoteCaption: undefined } }
export const WordsOnly: Story = { args: { quotee: undefined, quoteCaption: undefined } }
export const LongWord: Story = {
  args: {
    quote: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    quoteCaption: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
}
