/** Runs work that can wait after the page and its main picture are painted; earlier it would delay them. */
export function onceShown(work: () => void): void {
  // The second frame starts after the first was painted. On a fast line or from a cache, `load` comes before any frame.
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
  if (document.readyState === 'complete') afterFrame()
  else addEventListener('load', afterFrame, { once: true })
}
