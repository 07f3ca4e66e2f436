/** Pages of the portal under a fixed address, beside those the edition's configuration places. */
export const portalPaths = { myNews: '/meine-nachrichten', premium: '/premium-newsletter' } as const
