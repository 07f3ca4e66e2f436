import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeList } from './BadgeList.tsx'

const meta = {
  title: 'Blocks/BadgeList',
  component: BadgeList,
  args: { names: ['plus', 'live'] },
  parameters: {
    docs: {
      description: {
        component:
          'The badges of an article, special ones last, each once, unknown ones dropped. Small and medium mobile teasers ' +
          'and small desktop teasers show the simple plus; the layout that is not shown is not read either.',
      },
    },
  },
} satisfies Meta<typeof BadgeList>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const WithSpecial: Story = { args: { specialNames: ['ad', 'LIVE', 'exklusiv'] } }
export const SmallOnMobile: Story = { args: { mobileSize: 'small', desktopSize: 'large' } }
export const SmallEverywhere: Story = { args: { mobileSize: 'medium', desktopSize: 'small' } }
export const SmallVariant: Story = {
  args: { mobileSize: 'small', desktopSize: 'smallVariant', variantToo: true },
}
