/**
 * Loads the fonts after the page: they are ten times as large as the main picture and would delay that on a first visit. Until
 * then fallback fonts with the same metrics stand in (portal.css), so that nothing moves.
 */
export async function lateFont({ documentElement: root, fonts }: Document): Promise<void> {
  if (root.dataset.lateFont === undefined) return
  const came = await Promise.all(
    ['Serif', 'Sans'].map((style) => fonts.load(`600 1em "Leserkonto ${style}"`)),
  ).then(
    () => true,
    () => false,
  )
  if (came) delete root.dataset.lateFont
}
