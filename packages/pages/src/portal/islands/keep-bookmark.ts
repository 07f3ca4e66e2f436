import { takeWish } from './bookmark-wish.ts'

/**
 * For a signed-in reader, replaces the link to the login by a button that marks the article or removes the mark. If the
 * list of marked articles cannot be read, the link stays. A mark that was wished for before signing in is made, and said.
 */
export async function keepBookmark(place: HTMLElement, token: string): Promise<void> {
  const { edition = '', article = '', add = '', remove = '', failed = '', added = '' } = place.dataset
  const link = place.querySelector('a')
  const call = (method: string, path: string, body?: object) =>
    fetch(path, {
      method,
      // The reader may leave the page before the request is done.
      keepalive: true,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined)

  const listed = await call('GET', `/favorite/list/${edition}`)
  if (!listed?.ok || !link) return
  const { favorites }: { favorites: { id: string }[] } = await listed.json()
  let isMarked = favorites.some(({ id }) => id === article)

  const button = document.createElement('button')
  button.type = 'button'
  // The button looks like the link.
  for (const { name, value } of link.attributes) if (name !== 'href') button.setAttribute(name, value)
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  const show = () => {
    button.textContent = isMarked ? remove : add
  }
  const keep = async (wanted: boolean, said = '') => {
    const answer = wanted
      ? await call('PUT', `/favorite/${edition}/${article}`, { type: 'article' })
      : await call('DELETE', `/favorite/${edition}/${article}`)
    if (!answer?.ok) isMarked = !wanted
    status.textContent = answer?.ok ? said : failed
    show()
  }
  // One request after the other: two at the same time might arrive in the wrong order.
  let kept = Promise.resolve()
  const want = (wanted: boolean, said?: string) => {
    isMarked = wanted
    show()
    kept = kept.then(() => keep(wanted, said))
  }
  button.addEventListener('click', () => want(!isMarked))
  show()
  link.replaceWith(button, status)
  if (takeWish(place)) want(true, added)
}
