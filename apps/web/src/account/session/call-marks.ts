/** Marks a change that may be repeated and whose refusal ends the session, as a load's does. */
export const asLoad = { context: { load: true } }

/** Marks a load that is never repeated: its token works only once, or nobody waits for it. */
export const onlyOnce = { context: { once: true } }
