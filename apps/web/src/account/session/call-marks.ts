/** Marks a change that may be repeated and whose refusal ends the session, as a load's does. */
export const asLoad = { context: { load: true } }

/** Marks a load whose token works only once: never repeated. */
export const onlyOnce = { context: { once: true } }
