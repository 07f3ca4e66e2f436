/** A page that a browser may load before its reader wants it (speculation rules). */
export type PreparedPage = {
  readonly prerendering?: boolean
  addEventListener(type: 'prerenderingchange', listener: () => void, options: { once: true }): void
}

/**
 * Runs what has effects once the page is looked at: a page that is only prepared calls nothing, signs nobody in or out and
 * uses up no link. Source: docs/spec/account.md#prepared-pages.
 */
export function whenShown(page: PreparedPage, run: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
