import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { OverlayStage } from '../samples/OverlayStage.tsx'
import { Overlay } from './Overlay.tsx'

const meta = {
  title: 'Blocks/Overlay',
  component: Overlay,
  args: { open: false, onClose: () => undefined, 'aria-label': 'Hinweis', children: null },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component:
          'The ground that flyout, lightboxes and slide-out panel stand on: a native modal dialog with a mask and a ' +
          'panel. Where the panel waits and how it looks is up to the class of the panel.',
      },
    },
  },
} satisfies Meta<typeof Overlay>

export default meta
type Story = StoryObj<typeof meta>

const staged = (initiallyOpen: boolean): Story => ({
  render: (args) => (
    <OverlayStage opener="Öffnen" initiallyOpen={initiallyOpen}>
      {(state) => (
        <Overlay {...args} {...state}>
          <p style={{ padding: 'var(--lk-space-4)' }}>
            Ein Panel ohne eigenes Aussehen. <Button onClick={state.onClose}>Verstanden</Button>
          </p>
        </Overlay>
      )}
    </OverlayStage>
  ),
})

export const Closed: Story = staged(false)
export const Open: Story = staged(true)
