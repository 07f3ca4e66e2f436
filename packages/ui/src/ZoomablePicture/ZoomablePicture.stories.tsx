import type { Meta, StoryObj } from '@storybook/react-vite'
import river from '../samples/pictures/river.svg'
import { ZoomablePicture } from './ZoomablePicture.tsx'

const exact = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#35607a"/>' +
    '<circle cx="120" cy="80" r="50" fill="#e9a15b"/></svg>',
)}`

const meta = {
  title: 'Blocks/ZoomablePicture',
  component: ZoomablePicture,
  args: { src: river, alt: 'Segelboot auf der Aue vor der Altstadt' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.width ?? '40rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A double tap within 200 ms toggles between 1 and 2, a pinch goes up to 3, a click with the mouse toggles when ' +
          'the picture is larger than its frame. Buttons do the same without a gesture; Escape goes back.',
      },
    },
  },
} satisfies Meta<typeof ZoomablePicture>

export default meta
type Story = StoryObj<typeof meta>

export const LargerThanItsFrame: Story = {}
export const ExactlyItsFrame: Story = { args: { src: exact }, parameters: { width: '240px' } }
export const WithoutDoubleTap: Story = { args: { doubleTap: false } }
export const Natural: Story = { args: { ratio: 'natural' } }
