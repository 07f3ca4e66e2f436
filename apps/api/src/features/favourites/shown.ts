import type { Favourite } from '../../store/accounts/favourites.ts'

/** A favourite as the contract shows it. */
export const shown = ({ itemId, title, url, createdAt }: Favourite) => ({
  id: itemId,
  type: 'article' as const,
  title,
  url,
  created_at: createdAt.toISOString(),
})
