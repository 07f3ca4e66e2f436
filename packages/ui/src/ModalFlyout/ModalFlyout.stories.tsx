import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { OverlayStage } from '../samples/OverlayStage.tsx'
import { ModalFlyout } from './ModalFlyout.tsx'

const meta = {
  title: 'Blocks/ModalFlyout',
  component: ModalFlyout,
  args: { open: false, onClose: () => undefined, title: 'Zustellung unterbrechen', children: null },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component:
          'A sheet from the bottom on phones, a panel in the middle from 50em on. It opens with a short slide 50 ms ' +
          'after the call, locks the page behind it and keeps Tab inside. It closes on Escape, a press on the mask, ' +
          "'Schließen' and a drag down by more than half its height; exactly half springs back.",
      },
    },
  },
} satisfies Meta<typeof ModalFlyout>

export default meta
type Story = StoryObj<typeof meta>

const text = (
  <>
    <p>Während Ihres Urlaubs liefern wir auf Wunsch nicht oder an eine andere Adresse.</p>
    <p>
      Fragen beantworten wir unter <a href="#zustellung">Zustellung und Urlaub</a>.
    </p>
    <p>
      <Button>Zeitraum wählen</Button>
    </p>
  </>
)

const staged = (initiallyOpen: boolean): Story => ({
  render: (args) => (
    <OverlayStage opener="Flyout öffnen" initiallyOpen={initiallyOpen}>
      {(state) => (
        <ModalFlyout {...args} {...state}>
          {args.children ?? text}
        </ModalFlyout>
      )}
    </OverlayStage>
  ),
})

export const Closed: Story = staged(false)
export const Open: Story = staged(true)
export const DragFromHandleOnly: Story = { ...staged(true), args: { dragFrom: 'handle' } }

/** The content scrolls; the sheet follows a finger only once it is scrolled to its top. */
export const LongContent: Story = {
  ...staged(true),
  args: {
    title: 'Teilnahmebedingungen und Hinweise zur Barrierefreiheit des Gewinnspiels',
    children: [...Array(24).keys()].map((index) => (
      <p key={index}>
        § {index + 1} Teilnehmen dürfen alle Leserinnen und Leser, die ihren Wohnsitz im Verbreitungsgebiet
        haben.
      </p>
    )),
  },
}

/** Escape closes the upper one only; the page stays locked until both are closed. */
export const Stacked: Story = {
  render: (args) => (
    <OverlayStage opener="Flyout öffnen">
      {(state) => (
        <ModalFlyout {...args} {...state}>
          <OverlayStage opener="Zweites Flyout öffnen">
            {(upper) => (
              <ModalFlyout {...upper} title="Zweites Flyout">
                <p>Liegt über dem ersten.</p>
              </ModalFlyout>
            )}
          </OverlayStage>
        </ModalFlyout>
      )}
    </OverlayStage>
  ),
}
