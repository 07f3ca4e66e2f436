import type { Meta, StoryObj } from '@storybook/react-vite'
import { EyeGlyph, SearchGlyph } from '../parts/glyphs.tsx'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Blocks/Tabs',
  component: Tabs,
  args: {
    label: 'Anmelden oder registrieren',
    tabs: [
      { id: 'login', title: 'Anmelden', content: <p>Melden Sie sich mit Ihrer E-Mail-Adresse an.</p> },
      {
        id: 'register',
        title: 'Registrieren',
        content: (
          <p>
            Noch kein Konto? <a href="/registrieren">Jetzt anlegen</a>
          </p>
        ),
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'A tab has a title or an icon; an icon alone needs a name. Left and Right wrap around, Home and End go to the ends, the list is one tab stop.',
      },
    },
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Titles: Story = {}
export const SecondOpen: Story = { args: { defaultValue: 'register' } }
export const Icons: Story = {
  args: {
    label: 'Ansicht',
    tabs: [
      { id: 'find', icon: <SearchGlyph />, name: 'Suche', content: <p>Suchen Sie im Archiv.</p> },
      { id: 'seen', icon: <EyeGlyph />, name: 'Gelesen', content: <p>Zuletzt gelesene Artikel.</p> },
    ],
  },
}
