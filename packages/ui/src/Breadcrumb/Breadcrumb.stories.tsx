import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Blocks/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Startseite', to: '/' },
      { label: 'Lokales', to: '/lokales' },
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
      { label: 'Startseite', to: '/' },
      { label: 'Lokales', to: '/lokales' },
    ],
  },
}
export const Long: Story = {
  args: {
    items: [
      { label: 'Startseite', to: '/' },
      { label: 'Verbandsgemeinde Auental-Hinterland', to: '/vg' },
      { label: 'Gesellschaft und Ehrenamt', to: '/vg/gesellschaft' },
      { label: 'Freiwillige Feuerwehren und Rettungsdienste' },
    ],
  },
}
export const LongWord: Story = {
  args: {
    items: [
      { label: 'Startseite', to: '/' },
      { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', to: '/gesetze' },
    ],
  },
}
