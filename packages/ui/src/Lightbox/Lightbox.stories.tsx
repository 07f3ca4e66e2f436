import type { Meta, StoryObj } from '@storybook/react-vite'
import { ModalFlyout } from '../ModalFlyout/ModalFlyout.tsx'
import { OverlayStage } from '../samples/OverlayStage.tsx'
import scene from '../samples/pictures/river.svg'
import { Lightbox } from './Lightbox.tsx'

const meta = {
  title: 'Blocks/Lightbox',
  component: Lightbox,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Der Hafen am Abend',
    description: <p>Das letzte Boot des Tages läuft ein. Grafik: Redaktion</p>,
    children: <img src={scene} alt="Segelboot vor der Stadt im Abendlicht" />,
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'One picture on a dark stage that fills the window. Closes on the close icon, Escape and the back button ' +
          'of the browser; the page behind it does not scroll.',
      },
    },
  },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

const staged = (initiallyOpen: boolean): Story => ({
  render: (args) => (
    <OverlayStage opener="Bild vergrößern" initiallyOpen={initiallyOpen}>
      {(state) => <Lightbox {...args} {...state} />}
    </OverlayStage>
  ),
})

export const Closed: Story = staged(false)
export const Open: Story = staged(true)
export const WithoutDescription: Story = { ...staged(true), args: { description: null } }

/** Closing gives the focus back step by step. */
export const OverAFlyout: Story = {
  render: (args) => (
    <OverlayStage opener="Flyout öffnen">
      {(flyout) => (
        <ModalFlyout {...flyout} title="Bildergalerie">
          <OverlayStage opener="Bild vergrößern">{(state) => <Lightbox {...args} {...state} />}</OverlayStage>
        </ModalFlyout>
      )}
    </OverlayStage>
  ),
}
