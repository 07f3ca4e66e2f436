/**
 * Loads the headlines' font after the page: it is ten times as large as the main picture and would delay that on a first
 * visit. Until then headlines use a fallback font with the same metrics (portal.css), so that nothing moves.
 */
export async function lateFont({ documentElement: root, fonts }: Document): Promise<void> {
  if (root.dataset.lateFont === undefined) return
  const came = await fonts.load('600 1em "Source Serif 4 Variable"').then(
    () => true,
    () => false,
  )
  if (came) delete root.dataset.lateFont
}
