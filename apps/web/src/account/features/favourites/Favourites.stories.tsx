import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/still-form.ts'
import { inAccount } from '../../testing/story-account.tsx'
import { type FavouriteArticle, Favourites } from './FavouritesBlock.tsx'

const article = (id: string, title: string): FavouriteArticle => ({
  id,
  type: 'article',
  title,
  url: `/artikel/${id}`,
  created_at: '2026-11-20T07:30:00.000Z',
})
const bridge = article('bruecke', 'Neue Brücke über den Rohrbach: So verläuft die Umleitung bis zum Frühjahr')
const nothing = () => undefined

const meta = {
  title: 'Account/Profile/Favourites',
  component: Favourites,
  decorators: [inAccount],
  args: {
    favourites: [bridge, article('rathaus', 'Altes Rathaus öffnet wieder')],
    removing: { item: undefined, failure: undefined, run: nothing },
  },
} satisfies Meta<typeof Favourites>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Empty: Story = { args: { favourites: [] } }
export const Removing: Story = { args: { removing: { item: bridge, failure: undefined, run: nothing } } }
export const NotRemoved: Story = {
  args: { removing: { item: undefined, failure: refusal('GENERIC', 503), run: nothing } },
}
