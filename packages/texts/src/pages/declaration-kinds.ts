/** What can be declared, for the receipt and for the reader's own data. */
export const declarationKinds = {
  ordinary: 'Ordentliche Kündigung',
  extraordinary: 'Außerordentliche Kündigung',
  withdrawal: 'Widerruf',
} as const
