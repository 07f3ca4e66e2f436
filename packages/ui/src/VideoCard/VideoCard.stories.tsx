import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleVideos } from '../samples/sample-videos.ts'
import { VideoCard } from './VideoCard.tsx'

const [stadium, harvest] = sampleVideos
if (stadium === undefined || harvest === undefined) throw new Error('sample videos are missing')

const meta = {
  title: 'Blocks/VideoCard',
  component: VideoCard,
  args: { video: stadium },
  parameters: {
    docs: {
      description: {
        component:
          'A video in 16:9 with its title. The whole card leads to the video and is one stop in the tab order, named ' +
          'by the title. The thumbnail is one address or addresses per breakpoint.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ThumbnailPerBreakpoint: Story = { args: { video: harvest } }
export const TitleAsHeading: Story = { args: { headingTag: 'h3' } }
export const BrokenThumbnail: Story = { args: { video: { ...stadium, thumbnail: '/fehlt.jpg' } } }
