import type { Meta, StoryObj } from '@storybook/react-vite'
import { OverlayStage } from '../samples/OverlayStage.tsx'
import scene from '../samples/pictures/townhall.svg'
import { AdvertorialLightbox } from './AdvertorialLightbox.tsx'

const meta = {
  title: 'Blocks/AdvertorialLightbox',
  component: AdvertorialLightbox,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Wärmepumpe im Altbau: So gelingt der Umstieg',
    children: (
      <>
        <img src={scene} alt="" />
        <p>Wer im Bestand saniert, fragt sich oft, ob die neue Heizung zum alten Haus passt.</p>
        <p>
          Beratung gibt es vor Ort. <a href="#termin">Termin vereinbaren</a>
        </p>
      </>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          "Paid content over the page, marked with the word 'Anzeige'. Closes on the close icon, Escape and the back " +
          'button of the browser; the page behind it does not scroll.',
      },
    },
  },
} satisfies Meta<typeof AdvertorialLightbox>

export default meta
type Story = StoryObj<typeof meta>

const staged = (initiallyOpen: boolean): Story => ({
  render: (args) => (
    <OverlayStage opener="Anzeige öffnen" initiallyOpen={initiallyOpen}>
      {(state) => <AdvertorialLightbox {...args} {...state} />}
    </OverlayStage>
  ),
})

export const Closed: Story = staged(false)
export const Open: Story = staged(true)
