/**
 * Gives headlines their font, which weighs ten times the main picture and would share its line on a first visit. Until
 * then they wear a stand-in of the same measures (portal.css), so that nothing moves.
 */
export async function lateFont({ documentElement: root, fonts }: Document): Promise<void> {
  if (root.dataset.lateFont === undefined) return
  const came = await fonts.load('600 1em "Source Serif 4 Variable"').then(
    () => true,
    () => false,
  )
  if (came) delete root.dataset.lateFont
}
