/** Gives the link in the head its name for who is signed in; the page itself is the same for everybody. */
export function showAccount(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-account]')
  const link = place?.querySelector('a')
  if (link) link.textContent = place?.dataset.account ?? ''
}
