import type { Meta, StoryObj } from '@storybook/react-vite'
import { OverlayStage } from '../samples/OverlayStage.tsx'
import { SlideOutPanel } from './SlideOutPanel.tsx'

const meta = {
  title: 'Blocks/SlideOutPanel',
  component: SlideOutPanel,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Menü',
    children: (
      <nav aria-label="Ressorts">
        <ul style={{ listStyle: 'none' }}>
          {['Lokales', 'Politik', 'Wirtschaft', 'Sport', 'Kultur'].map((section) => (
            <li key={section}>
              <a href={`#${section}`} style={{ display: 'block', paddingBlock: 'var(--lk-space-3)' }}>
                {section}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component: 'A panel at the edge of the window, 20rem wide and at most 85 % of it.',
      },
    },
  },
} satisfies Meta<typeof SlideOutPanel>

export default meta
type Story = StoryObj<typeof meta>

const staged = (initiallyOpen: boolean): Story => ({
  render: (args) => (
    <OverlayStage opener="Menü öffnen" initiallyOpen={initiallyOpen}>
      {(state) => <SlideOutPanel {...args} {...state} />}
    </OverlayStage>
  ),
})

export const Closed: Story = staged(false)
export const Open: Story = staged(true)
export const FromTheEnd: Story = { ...staged(true), args: { side: 'end' } }
