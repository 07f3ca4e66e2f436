import type { Meta, StoryObj } from '@storybook/react-vite'
import { Paragraph } from './Paragraph.tsx'

const meta = {
  title: 'Blocks/Paragraph',
  component: Paragraph,
  args: {
    children:
      'Nach langer Debatte hat der Rat am Donnerstagabend den Ausbau der Deiche beschlossen. Die Arbeiten sollen im ' +
      'Frühjahr beginnen und zwei Jahre dauern; während dieser Zeit bleibt der Uferweg zwischen Altstadt und Mühle ' +
      'für Spaziergängerinnen und Radfahrer gesperrt.',
  },
  parameters: {
    docs: { description: { component: 'Running text in one of six looks, never wider than 66 characters.' } },
  },
} satisfies Meta<typeof Paragraph>

export default meta
type Story = StoryObj<typeof meta>

export const Regular: Story = {}
export const BlockIntro: Story = { args: { variant: 'blockIntro' } }
export const Small: Story = { args: { variant: 'small' } }
export const ExtraSmall: Story = { args: { variant: 'extraSmall' } }
export const FormLabel: Story = { args: { variant: 'formLabel', children: 'E-Mail-Adresse' } }
export const GrayItalic: Story = { args: { variant: 'grayItalic' } }
