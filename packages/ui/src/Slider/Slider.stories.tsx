import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCards } from '../samples/sample-cards.tsx'
import { Slider } from './Slider.tsx'

const meta = {
  title: 'Blocks/Slider',
  component: Slider,
  args: { type: 'card', label: 'Mehr aus der Region', children: sampleCards() },
  parameters: {
    docs: {
      description: {
        component:
          'What card, image and video slider share. It reports four faults to `onError` or the console and never ' +
          'throws: not initialised, no breakpoints defined, unknown slider type, no slides. After a fault the slides ' +
          'are a plain row that scrolls.',
      },
    },
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}

export const WithFooter: Story = {
  args: {
    footer: (view, control) => (
      <button type="button" onClick={() => control.slideTo(0)}>
        Zum Anfang ({view.index + 1})
      </button>
    ),
  },
}

/** A type that only data could bring. */
export const UnknownType: Story = {
  // @ts-expect-error the types refuse it
  args: { type: 'carousel', onError: () => undefined },
}

/** A footer that moves a slider which cannot run: reported as not initialised. */
export const NotInitialised: Story = {
  args: {
    layouts: {},
    onError: ({ code, message }) => {
      document.title = [document.title, `${code}: ${message}`].join(' | ')
    },
    footer: (_, control) => (
      <button type="button" onClick={control.next}>
        Weiter
      </button>
    ),
  },
}
