import type { Meta, StoryObj } from '@storybook/react-vite'
import { Headline } from './Headline.tsx'

const meta = {
  title: 'Blocks/Headline',
  component: Headline,
  args: { children: 'Stadtrat beschließt neuen Hochwasserschutz an der Aue' },
  parameters: {
    docs: {
      description: {
        component:
          'Look and level in the outline are chosen apart: `variant` says how it looks, `tag` what it is.',
      },
    },
  },
} satisfies Meta<typeof Headline>

export default meta
type Story = StoryObj<typeof meta>

export const Headline1: Story = { args: { variant: 'headline1' } }
export const Headline2: Story = { args: { variant: 'headline2' } }
export const Headline3: Story = { args: { variant: 'headline3' } }
export const Headline4: Story = { args: { variant: 'headline4' } }
export const Headline5: Story = { args: { variant: 'headline5' } }
export const BlockLine: Story = { args: { variant: 'blockLine', children: 'Aus der Region' } }
export const Topmark: Story = { args: { variant: 'topmark', children: 'Hochwasserschutz' } }
export const LongWords: Story = {
  args: {
    variant: 'headline1',
    children: 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung verschoben',
  },
}
