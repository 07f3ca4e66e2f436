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
export const Outage: Story = { args: { wall: { state: 'outage' } } }
export const PremiumNewsletters: Story = { args: { text: portalTexts.premium.locked } }
