import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateDisplay } from '../DateDisplay/DateDisplay.tsx'
import { PersonLine } from '../PersonLine/PersonLine.tsx'
import { registerStandardIcons } from '../parts/standard-icons.ts'
import { ArticleHeader } from './ArticleHeader.tsx'

registerStandardIcons()

const now = new Date('2026-11-20T12:00:00Z')

const meta = {
  title: 'Blocks/ArticleHeader',
  component: ArticleHeader,
  args: {
    title: 'Stadtrat beschließt neuen Hochwasserschutz an der Aue',
    badges: ['plus', 'live'],
    tag: { label: 'Hochwasserschutz', href: '/thema/hochwasserschutz' },
    logo: { content: 'Medienhaus Auental', href: 'https://medienhaus-auental.example/' },
    children: (
      <>
        <PersonLine
          persons={[{ name: 'Erika Muster', link: '/autor/erika' }, { name: 'Jan Weiß' }]}
          withVon
        />
        <DateDisplay
          dates={{ publicationDate: now.getTime() / 1000 - 9000, changeDate: now.getTime() / 1000 - 300 }}
          now={now}
          clock={() => now.getTime()}
          story
        />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          "The head of an article page: keyword, badges, title, authors and date, one action, the group's mark.",
      },
    },
  },
} satisfies Meta<typeof ArticleHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  args: { primaryAction: { text: 'Artikel merken', icon: { name: 'bookmark' }, onClick: () => undefined } },
}
export const ItalicTitle: Story = {
  args: { italicTitle: true, title: 'Ein Fluss braucht Raum, und wir brauchen Geduld', badges: [] },
}
export const WithoutLogo: Story = { args: { showLogo: false } }
export const TitleOnly: Story = { args: { badges: [], tag: undefined, logo: undefined, children: undefined } }
export const LongWord: Story = {
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    tag: { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
  },
}
