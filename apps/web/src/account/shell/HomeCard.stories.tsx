import { homeTexts, profileTexts } from '@leserkonto/texts'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inAccount } from '../testing/story-account.tsx'
import { HomeCard, HomeCards } from './HomeCard.tsx'

const { access } = profileTexts

const meta = {
  title: 'Account/HomeCard',
  component: HomeCard,
  decorators: [inAccount],
  args: {
    title: access.title,
    links: [
      { name: access.more, to: '/service/profil/sicherheit' },
      { name: access.password, to: '/service/profil/password/update' },
    ],
    children: <p>{homeTexts.security.password}</p>,
  },
} satisfies Meta<typeof HomeCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithTwoLinks: Story = {}
export const Loading: Story = { args: { links: [], children: <Skeleton lines={2} /> } }
export const SideBySide: Story = {
  render: (args) => (
    <HomeCards>
      <HomeCard {...args} />
      <HomeCard {...args} title={profileTexts.personal.title} />
      <HomeCard {...args} title={homeTexts.plan.title} />
    </HomeCards>
  ),
}
