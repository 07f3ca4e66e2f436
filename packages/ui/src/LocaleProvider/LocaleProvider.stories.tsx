import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateDisplay } from '../DateDisplay/DateDisplay.tsx'
import { english } from '../words/english.ts'
import { LocaleProvider } from './LocaleProvider.tsx'

const now = new Date('2026-11-20T12:00:00Z')

const meta = {
  title: 'Blocks/LocaleProvider',
  component: LocaleProvider,
  args: {
    children: (
      <DateDisplay dates={{ publicationDate: now.getTime() / 1000 - 18_000 }} now={now} mode="always" />
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Tells all blocks below it the words they say by themselves, how numbers are written and whose clock counts. ' +
          'Without it they speak German and count by the clock of Berlin; English words come with the package.',
      },
    },
  },
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

export const German: Story = {}
export const English: Story = { args: { words: english, locale: 'en-GB', timeZone: 'Europe/London' } }
