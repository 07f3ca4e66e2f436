// Apart from the other limits, which pages of the portal need not load.

/** How long the browser waits for an answer to a call. Source: docs/spec/account.md#silence. */
export const callPatienceMs = 10_000

/** The same for a file that is sent: 10 MB at less than a megabit a second. */
export const uploadPatienceMs = 120_000
