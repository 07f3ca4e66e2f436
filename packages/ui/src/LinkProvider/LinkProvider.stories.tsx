import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { LinkProvider } from './LinkProvider.tsx'

const meta = {
  title: 'Blocks/LinkProvider',
  component: LinkProvider,
  args: {
    host: 'az.example',
    children: (
      <div className="story-stack">
        <Link href="https://az.example/artikel/1?seite=2">Eigener Host: wird zum Pfad</Link>
        <Link href="https://medienhaus.example/">Anderer Host: bleibt, wie er ist</Link>
        <Link href="wwwseite">Beginnt mit www, ohne Punkt</Link>
      </div>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Tells all links below it the host of their page, what links within it are made of, and how www is read. ' +
          'A target is internal when it is relative or has this host; then only path, query and fragment stay.',
      },
    },
  },
} satisfies Meta<typeof LinkProvider>

export default meta
type Story = StoryObj<typeof meta>

export const OwnHost: Story = {}
/** Every target that starts with www is external. */
export const WwwReadLiterally: Story = { args: { strictWww: true } }
