/** Germany 5 digits; Austria and Switzerland 4. Source: docs/spec/account.md#postcode. */
export const isPostcode = (text: string): boolean => /^(?:\d{5}|\d{4})$/.test(text)

/** The publisher's customer numbers: ten digits. Source: docs/spec/publisher.md#subscription-system. */
export const isCustomerNumber = (text: string): boolean => /^\d{10}$/.test(text)
