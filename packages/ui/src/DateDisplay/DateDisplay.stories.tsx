import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateDisplay } from './DateDisplay.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const aged = (seconds: number) => now.getTime() / 1000 - seconds
const hour = 3600

const meta = {
  title: 'Blocks/DateDisplay',
  component: DateDisplay,
  args: { now, clock: () => now.getTime(), dates: { publicationDate: aged(2 * hour) }, mode: 'always' },
  parameters: {
    docs: {
      description: {
        component:
          "Up to 3 hours old: relative; up to a day: 'Heute' or 'Gestern' by the calendar of Berlin; else the full date. " +
          'On a story page always the full date. The change date wins. In mode recent the date shows only up to 3 hours.',
      },
    },
  },
} satisfies Meta<typeof DateDisplay>

export default meta
type Story = StoryObj<typeof meta>

export const Relative: Story = {}
export const RelativeCutDown: Story = {
  args: { relativeStyle: 'intl', dates: { publicationDate: aged(2.6 * hour) } },
}
export const Today: Story = { args: { dates: { publicationDate: aged(5 * hour) } } }
export const Yesterday: Story = { args: { dates: { publicationDate: aged(24 * hour) } } }
export const Full: Story = { args: { dates: { publicationDate: aged(80 * hour) } } }
export const StoryPage: Story = { args: { story: true } }
export const StoryPageUpdated: Story = {
  args: { story: true, dates: { publicationDate: aged(50 * hour), changeDate: aged(300) } },
}
export const JustNow: Story = { args: { dates: { publicationDate: aged(-120) } } }
