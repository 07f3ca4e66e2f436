import type { Meta, StoryObj } from '@storybook/react-vite'
import { OverlayStage } from '../samples/OverlayStage.tsx'
import { SponsoredTopicFlyout } from './SponsoredTopicFlyout.tsx'

const meta = {
  title: 'Blocks/SponsoredTopicFlyout',
  component: SponsoredTopicFlyout,
  args: { open: false, onClose: () => undefined },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Explains the label 'Sonderthema' of a content header: written together with paying companies, mostly by " +
          'the editors, editorial content and paid advertising in one.',
      },
    },
  },
} satisfies Meta<typeof SponsoredTopicFlyout>

export default meta
type Story = StoryObj<typeof meta>

const staged = (initiallyOpen: boolean): Story => ({
  render: () => (
    <OverlayStage opener="Sonderthema" initiallyOpen={initiallyOpen}>
      {(state) => <SponsoredTopicFlyout {...state} />}
    </OverlayStage>
  ),
})

export const Closed: Story = staged(false)
export const Open: Story = staged(true)
