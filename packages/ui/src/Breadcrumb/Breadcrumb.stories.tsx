import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Blocks/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Lokales', href: '/lokales' },
      { label: 'Hochwasserschutz an der Aue' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: 'The way from the front page to this one; the last step is the page itself.',
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {}
export const LastStepIsALink: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Lokales', href: '/lokales' },
    ],
  },
}
export const Long: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Verbandsgemeinde Auental-Hinterland', href: '/vg' },
      { label: 'Gesellschaft und Ehrenamt', href: '/vg/gesellschaft' },
      { label: 'Freiwillige Feuerwehren und Rettungsdienste' },
    ],
  },
}
export const LongWord: Story = {
  args: {
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', href: '/gesetze' },
    ],
  },
}
