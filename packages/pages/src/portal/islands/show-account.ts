/** Renames the account link in the head for signed-in readers; the page from the server is the same for everybody. */
export function showAccount(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-account]')
  const link = place?.querySelector('a')
  if (link) link.textContent = place?.dataset.account ?? ''
}
