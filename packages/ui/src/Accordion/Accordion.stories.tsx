import type { Meta, StoryObj } from '@storybook/react-vite'
import { registerStandardIcons } from '../parts/standard-icons.ts'
import { Accordion } from './Accordion.tsx'

registerStandardIcons()

const meta = {
  title: 'Blocks/Accordion',
  component: Accordion,
  args: {
    entries: [
      {
        title: 'Wie kündige ich mein Abo?',
        children: <p>Schreiben Sie uns oder nutzen Sie das Formular.</p>,
      },
      {
        title: 'Wie ändere ich meine Adresse?',
        children: (
          <p>
            Öffnen Sie Ihr <a href="/service/profil">Profil</a> und wählen Sie „Daten ändern“.
          </p>
        ),
      },
      {
        title: 'Wann erscheint meine Zeitung?',
        children: <p id="zustellung">Montags bis samstags bis sechs Uhr.</p>,
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Only one entry stays open unless several may or all are expanded. An entry with a link does not toggle on a click on its text; the button beside it does.',
      },
    },
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {}
export const Multiple: Story = { args: { multiple: true } }
export const AllExpanded: Story = { args: { expandAll: true } }
export const LinkedWithIcons: Story = {
  args: {
    headingTag: 'h2',
    entries: [
      {
        title: 'Lokales',
        href: '/lokales',
        icon: { name: 'newspaper', style: 'regular' },
        children: <a href="/lokales/auental">Auental</a>,
      },
      { title: 'Sport', href: '/sport', icon: { name: 'star', style: 'duotone' } },
      { title: 'Rubriken', icon: { name: 'bookmark' }, children: <a href="/reise">Reise</a> },
    ],
  },
}
