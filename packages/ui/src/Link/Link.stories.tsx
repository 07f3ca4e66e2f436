import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Blocks/Link',
  component: Link,
  args: { href: '/artikel/hochwasser', children: 'Zum Artikel' },
  decorators: [
    (Story) => (
      <LinkProvider host="az.example">
        <Story />
      </LinkProvider>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          "A relative target or one on the page's own host is internal: it is reduced to path, query and fragment and " +
          "goes through the site's router. Mail, phone, www and other hosts are plain anchors. A missing target is '#'.",
      },
    },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Internal: Story = {}
export const SameHost: Story = { args: { href: 'https://az.example/artikel?seite=2#fotos' } }
export const External: Story = {
  args: { href: 'https://www.medienhaus.example/', children: 'Zum Medienhaus' },
}
export const Mail: Story = { args: { href: 'mailto:redaktion@az.example', children: 'E-Mail schreiben' } }
export const Missing: Story = { args: { href: undefined, children: 'Ohne Ziel' } }
