import { servedEditions } from '@leserkonto/editions'
import { paywallTexts, portalTexts } from '@leserkonto/texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Offer } from './Offer.tsx'

const editions = servedEditions({})
const [edition] = editions
if (!edition) throw new Error('no editions are served')

const plan = {
  title: 'AZ PLUS',
  edition: 'az',
  start_date: '2026-12-01T00:00:00Z',
  end_date: '2026-11-19T12:00:00Z',
}

const meta = {
  title: 'Portal/Offer',
  component: Offer,
  args: {
    edition,
    editions,
    wall: { state: 'stranger' },
    url: '/artikel/az-marktplatz-baeume',
    text: paywallTexts.article,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Takes the place of a text that needs a right: why this reader does not have it, and the way that helps first.',
      },
    },
  },
} satisfies Meta<typeof Offer>

export default meta
type Story = StoryObj<typeof meta>

export const Stranger: Story = {}
export const Unlinked: Story = { args: { wall: { state: 'unlinked' } } }
export const NoPlan: Story = { args: { wall: { state: 'noPlan' } } }
export const Upcoming: Story = { args: { wall: { state: 'upcoming', plan } } }
export const OtherEdition: Story = {
  args: { wall: { state: 'otherEdition', plan: { ...plan, title: 'RT PLUS', edition: 'rt' } } },
}
export const NotIncluded: Story = {
  args: { wall: { state: 'notIncluded', plan: { ...plan, title: 'AZ gedruckte Zeitung' } } },
}
export const Expired: Story = { args: { wall: { state: 'expired', plan } } }
export const SeatWaiting: Story = { args: { wall: { state: 'seatWaiting' } } }
export const SharedNotIncluded: Story = {
  args: { wall: { state: 'sharedNotIncluded', plan: { ...plan, title: 'AZ PLUS Familie' }, linked: false } },
}
export const SharedEnded: Story = { args: { wall: { state: 'sharedEnded', linked: true } } }
const offer = {
  id: 'az-plus',
  title: 'AZ Plus',
  rights: ['09'],
  price: { cents: 990, per: 'month' as const },
  trial: { duration: 'P4W', cents: 100 },
  notice: 'P0D',
}
const meter = { of: 3, left: 0, renewsAt: '2026-12-01' }
export const WithPrice: Story = { args: { offer } }
export const WithFreeArticles: Story = { args: { offer, freeArticles: 3 } }
export const FreeArticlesUsedUp: Story = {
  args: { offer, freeArticles: 3, meter, wall: { state: 'unlinked' } },
}
export const FreeArticleLeft: Story = {
  args: { offer, freeArticles: 3, meter: { ...meter, left: 1 }, wall: { state: 'noPlan' } },
}
export const Outage: Story = { args: { wall: { state: 'outage' } } }
export const PremiumNewsletters: Story = { args: { text: portalTexts.premium.locked } }
