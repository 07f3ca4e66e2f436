import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadFailure } from './LoadFailure.tsx'

const meta = {
  title: 'Blocks/LoadFailure',
  component: LoadFailure,
  parameters: {
    docs: {
      description: {
        component:
          'Stands where a lazily loaded part did not come: after 120 s or a failure, and one more try. Offers to load ' +
          'the page again.',
      },
    },
  },
} satisfies Meta<typeof LoadFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
