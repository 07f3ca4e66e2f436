/** Class of what a right opens, under which search engines know it. Source: Google "Paywalled content", `hasPart`. */
export const paidText = 'plus-text'
