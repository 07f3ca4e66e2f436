import { takeWish } from './bookmark-wish.ts'
import { ask, callAs, noAnswer } from './call-as.ts'

/**
 * For a signed-in reader, replaces the link to the login by a button that marks the article or removes the mark. If the
 * list of marked articles cannot be read, the link stays. A mark that was wished for before signing in is made, and said.
 */
export async function keepBookmark(place: HTMLElement, token: string): Promise<void> {
  const { edition = '', article = '', add = '', remove = '', failed = '', added = '' } = place.dataset
  const link = place.querySelector('a')
  const favourites = await listed(token, edition)
  if (!favourites || !link) return
  let isMarked = favourites.some(({ id }) => id === article)

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
    const answer = await callAs(token, `/favorite/${edition}/${article}`, wanted ? marking : unmarking)
    const isKept = answer === 200 || answer === 204
    if (!isKept) isMarked = !wanted
    status.textContent = isKept ? said : answer === undefined ? noAnswer(place) : failed
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

// The reader may leave the page before the request is done.
const unmarking = { method: 'DELETE', keepalive: true }
const marking = {
  method: 'PUT',
  keepalive: true,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ type: 'article' }),
}

/** The reader's marked articles; undefined where they cannot be read. */
async function listed(token: string, edition: string): Promise<readonly { id: string }[] | undefined> {
  const answer = await ask(token, `/favorite/list/${edition}`)
  if (answer?.ok)
    return answer.json().then(
      ({ favorites }) => favorites,
      () => undefined,
    )
  await answer?.body?.cancel().catch(() => undefined)
  return undefined
}
