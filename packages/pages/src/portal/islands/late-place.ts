const known = new Set<string>()

/**
 * A place at the end of the page for what a script draws and the server does not, with its styles. They hold there only:
 * rules that the page has already would else come a second time, and last.
 */
export function latePlace(page: Document, css: string): HTMLElement {
  if (!known.has(css)) {
    known.add(css)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:where([data-late]){${css}}`)
    page.adoptedStyleSheets.push(sheet)
  }
  const place = page.createElement('div')
  place.dataset.late = ''
  page.body.append(place)
  return place
}
