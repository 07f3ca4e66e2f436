import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleVideos } from '../samples/sample-videos.ts'
import { VideoSlider } from './VideoSlider.tsx'

const meta = {
  title: 'Blocks/VideoSlider',
  component: VideoSlider,
  args: { label: 'Videos des Tages', videos: sampleVideos },
  parameters: {
    docs: {
      description: { component: 'Video cards in a row; slides per view and steps as in the card slider.' },
    },
  },
} satisfies Meta<typeof VideoSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { heading: <h2>Videos des Tages</h2> } }
export const AllSeen: Story = { args: { videos: sampleVideos.slice(0, 1) } }
export const WithoutVideos: Story = { args: { videos: [], onError: () => undefined } }
