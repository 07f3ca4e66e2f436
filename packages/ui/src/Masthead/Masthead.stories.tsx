import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar.tsx'
import { sampleEmblem, samplePapers } from '../samples/sample-papers.ts'
import { Masthead, mastheadWay, mastheadWide } from './Masthead.tsx'

const Ways = () => (
  <>
    <a className={`${mastheadWay} ${mastheadWide}`} href="/service/newsletter">
      Newsletter
    </a>
    <a className={`${mastheadWay} ${mastheadWide}`} href="/hilfe">
      Hilfe
    </a>
    <a className={mastheadWay} href="/sign-on">
      Anmelden
    </a>
  </>
)

const Reader = () => (
  <a className={mastheadWay} href="/service/profil">
    <Avatar size="small" user={{ given_name: 'Petra', family_name: 'Lindner' }} decorative />
    Petra Lindner
  </a>
)

const meta = {
  title: 'Blocks/Masthead',
  component: Masthead,
  args: {
    paper: { name: 'Auentaler Zeitung', href: '/overview', emblem: sampleEmblem },
    endorsement: { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' },
    papers: samplePapers,
    day: 'Donnerstag, 26. November 2026',
    children: <Ways />,
  },
  parameters: {
    bleed: true,
    docs: {
      description: {
        component:
          'Head of every page: emblem and name under a line with the group, whose name opens its other newspapers, the day and the reader’s ways; one line of 56 px on a phone. The list opens without a script.',
      },
    },
  },
} satisfies Meta<typeof Masthead>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Front: Story = { args: { large: true } }
export const SignedIn: Story = { args: { children: <Reader /> } }
export const LongName: Story = {
  args: { paper: { name: 'Hochwald Tageszeitung', href: '/overview', emblem: 'M4 4h24v24H4z' } },
}
export const OneNewspaper: Story = {
  args: { papers: [], paper: { name: 'Leserkonto', href: '/overview', emblem: null } },
}
