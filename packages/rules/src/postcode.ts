/** Germany 5 digits; Austria and Switzerland 4. Source: contract.md §6. */
export const isPostcode = (text: string): boolean => /^(?:\d{5}|\d{4})$/.test(text)

/** The publisher's customer numbers: ten digits. Source: publisher.md (personas). */
export const isCustomerNumber = (text: string): boolean => /^\d{10}$/.test(text)
