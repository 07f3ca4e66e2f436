/**
 * Gives headlines their font once the page has come: it weighs ten times the main picture and would share its line. Until
 * then they wear a stand-in of the same measures (portal.css), so that nothing moves.
 */
export function lateFont({ document }: Window): void {
  const { documentElement: root, fonts } = document
  if (root.dataset.lateFont === undefined) return
  const wear = () =>
    fonts.load('600 1em "Source Serif 4 Variable"').then(
      () => {
        delete root.dataset.lateFont
      },
      // The stand-in stays.
      () => undefined,
    )
  if (document.readyState === 'complete') void wear()
  else addEventListener('load', () => void wear(), { once: true })
}
