import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleEmblem } from '../samples/sample-papers.ts'
import { StayingRow } from './StayingRow.tsx'

const areas = ['Übersicht', 'Persönliche Daten', 'Abos', 'Familie und Firma', 'Newsletter', 'Sicherheit']

const meta = {
  title: 'Blocks/StayingRow',
  component: StayingRow,
  args: {
    home: { name: 'Zur Zeitung', href: '/overview', emblem: sampleEmblem },
    label: 'Bereiche',
    children: areas.map((name, index) => (
      <li key={name}>
        <a href={`#${index}`} aria-current={index === 2 ? 'page' : undefined}>
          {name}
        </a>
      </li>
    )),
  },
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'The row under the masthead: sections of the paper or areas of the account, the current one marked. It stays at the top edge; where it does not fit it scrolls sideways and fades at its end.',
      },
    },
  },
} satisfies Meta<typeof StayingRow>

export default meta
type Story = StoryObj<typeof meta>

export const Areas: Story = {}
export const QuietHome: Story = {
  args: { home: { name: 'Startseite', href: '/overview', emblem: sampleEmblem, quiet: true } },
}
export const WayHomeOnly: Story = { args: { children: undefined } }
