import postcss, { type Declaration } from 'postcss'

/** The sheet without custom properties that nothing in it reads, again and again until each is read. */
export function withoutUnread(css: string): string {
  const sheet = postcss.parse(css)
  for (;;) {
    const read = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    const unread: Declaration[] = []
    sheet.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) unread.push(declaration)
    })
    if (unread.length === 0) return sheet.toString()
    for (const declaration of unread) declaration.remove()
  }
}
