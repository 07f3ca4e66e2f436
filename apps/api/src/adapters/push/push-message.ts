/** Where a browser is reached, and what encrypts for it, in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }
/** A message for one browser. */
export type PushParcel = { target: PushTarget; body: string }
/** What push services are told of a message. `topic`: up to 32 characters of base64url. Source: RFC 8030 §5.2 to §5.4. */
export type PushHeaders = { ttlS: number; urgency: 'high' | 'normal'; topic: string }

/**
 * What became of a message. `gone`: the browser wants no more. `refused`: not this message, or not from us. `later`: the push
 * service did not take it now; it may say when it will.
 */
export type PushOutcome = { result: 'sent' | 'gone' | 'refused' | 'later'; afterMs?: number }
