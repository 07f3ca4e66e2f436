import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { Gifts, type GivenArticle } from './GiftsScreen.tsx'

const gift = (id: string, title: string, more: Partial<GivenArticle> = {}): GivenArticle => ({
  id,
  edition: 'az',
  article_id: id,
  title,
  url: `/artikel/${id}`,
  link: `https://az.example.test/geschenk/${id}`,
  state: 'open',
  created_at: '2026-11-20T07:30:00.000Z',
  expires_at: '2026-12-04T07:30:00.000Z',
  readings: 2,
  ...more,
})
const trees = gift('baeume', 'Der Marktplatz bekommt 24 Bäume')
const over = { link: null, readings: 0 }
const nothing = () => undefined

const meta = {
  title: 'Account/Profile/Gifts',
  component: Gifts,
  decorators: [inAccount],
  args: {
    edition: 'az',
    gifts: [
      trees,
      gift('bruecke', 'Neue Brücke über den Rohrbach', { ...over, state: 'revoked', readings: 1 }),
      gift('rathaus', 'Altes Rathaus öffnet wieder', { ...over, state: 'expired' }),
      gift('schule', 'So lernt Musterstadt', { ...over, state: 'used_up', readings: 200 }),
    ],
    allowance: { of: 10, left: 6 },
    copy: nothing,
    revoking: { item: undefined, failure: undefined, run: nothing },
  },
} satisfies Meta<typeof Gifts>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Empty: Story = { args: { gifts: [] } }
export const Revoking: Story = { args: { revoking: { item: trees, failure: undefined, run: nothing } } }
export const NotRevoked: Story = {
  args: { revoking: { item: undefined, failure: refusal('GENERIC', 503), run: nothing } },
}
