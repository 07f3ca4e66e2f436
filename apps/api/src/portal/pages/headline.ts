import type { PortalOperations } from '../../context.ts'

/** Longer than remembered answers take; a login must not wait for a headline. */
const patienceMs = 250

/**
 * The headline of the locked article at a path, for who is about to sign in to read it. Undefined for any other path, and where
 * the article source does not say it at once: the page is of use without it.
 */
export const headlineAt: PortalOperations['headlineAt'] = async (path, edition, { publisher }) => {
  const id = /^(?:\/na)?\/artikel\/([a-z0-9-]{1,100})$/.exec(path)?.[1]
  if (id === undefined) return undefined
  const asked = publisher.article(id).catch(() => null)
  const article = await Promise.race([asked, afterPatience()])
  return article && article.edition === edition.shortcut && article.access !== 'free'
    ? article.headline
    : undefined
}

const afterPatience = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patienceMs).unref()
  })
