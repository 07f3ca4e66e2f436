import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsentQuestion } from './ConsentQuestion.tsx'

const meta = {
  title: 'Blocks/ConsentQuestion',
  component: ConsentQuestion,
  args: { measures: true, decision: 'open', privacy: '#datenschutz', onDecide: () => undefined },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'Asks whether visits may be measured. Both answers look alike; closing it without one refuses, or leaves an ' +
          'earlier decision as it is.',
      },
    },
  },
} satisfies Meta<typeof ConsentQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Given: Story = { args: { decision: 'given' } }
export const Refused: Story = { args: { decision: 'refused' } }
export const NothingMeasured: Story = { args: { measures: false } }
