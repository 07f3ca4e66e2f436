// Parameters of the page that links a subscription. Source: docs/spec/account.md#link-subscription-page.

/** A shop sets it on the way back from a purchase: the service looks at once. */
export const boughtParameter = 'gekauft'
/** Who has a number links another one. */
export const furtherParameter = 'weitere'
