import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleHelp, samplePapers } from '../samples/sample-papers.ts'
import { PageFoot } from './PageFoot.tsx'

const links = ['Impressum', 'Datenschutz', 'AGB', 'Barrierefreiheit', 'Verträge hier kündigen', 'Kontakt']

const meta = {
  title: 'Blocks/PageFoot',
  component: PageFoot,
  args: {
    help: sampleHelp,
    papers: samplePapers,
    label: 'Rechtliches',
    imprint: 'Medienhaus Auental GmbH & Co. KG, Verlagsplatz 1, 12345 Musterstadt',
    children: links.map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    )),
  },
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'Foot of every page: who helps, at which number and when, the other newspapers of the group, the links that the law demands, and the publisher.',
      },
    },
  },
} satisfies Meta<typeof PageFoot>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const LinksOnly: Story = { args: { help: undefined, papers: [], imprint: undefined } }
