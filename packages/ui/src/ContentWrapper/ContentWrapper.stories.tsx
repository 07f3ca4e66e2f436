import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentWrapper } from './ContentWrapper.tsx'

const meta = {
  title: 'Blocks/ContentWrapper',
  component: ContentWrapper,
  args: { children: <p className="story-ground">Inhalt in der Breite des Rahmens.</p> },
  parameters: {
    docs: {
      description: {
        component: 'Centres its content in one of six widths and keeps a gutter to the window.',
      },
    },
  },
} satisfies Meta<typeof ContentWrapper>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const ExtraLarge: Story = { args: { size: 'extraLarge' } }
export const Large: Story = { args: { size: 'large' } }
export const Medium: Story = { args: { size: 'medium' } }
export const Small: Story = { args: { size: 'small' } }
export const ExtraSmall: Story = { args: { size: 'extraSmall' } }
