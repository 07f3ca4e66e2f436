import { wishKey } from '../../session-key.ts'

const nameOf = ({ dataset: { edition, article } }: HTMLElement) => `${edition}/${article}`

/** A stranger who presses the link wants the article marked; the way to the login and back is in the same tab. */
export function noteWish(place: HTMLElement): void {
  place.querySelector('a')?.addEventListener('click', () => {
    // With blocked storage the reader presses again.
    try {
      sessionStorage.setItem(wishKey, nameOf(place))
    } catch {}
  })
}

/** Whether this article was wished for; once. */
export function takeWish(place: HTMLElement): boolean {
  try {
    const isWished = sessionStorage.getItem(wishKey) === nameOf(place)
    if (isWished) sessionStorage.removeItem(wishKey)
    return isWished
  } catch {
    return false
  }
}
