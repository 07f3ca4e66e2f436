/** Does what nobody needs yet once the page stands with its main picture: earlier it would hold that up. */
export function onceShown(work: () => void): void {
  // The second frame begins when the first has been painted. All may have come before it, on a fast line or from a cache.
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
  if (document.readyState === 'complete') afterFrame()
  else addEventListener('load', afterFrame, { once: true })
}
