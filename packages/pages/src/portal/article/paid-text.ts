/** Class of texts that need a right; search engines look for it. Source: Google "Paywalled content", `hasPart`. */
export const paidText = 'plus-text'
