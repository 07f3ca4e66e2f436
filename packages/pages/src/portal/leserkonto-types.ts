/** What the reader's plans in this edition say about delivery and advertising. Source: docs/integrate/portal.md. */
export type Flags = {
  direct_delivery: boolean
  direct_delivery_pur: boolean
  direct_delivery_noad: boolean
  pur_abo: boolean
  noad_abo: boolean
}

/** What a reader without a plan may still open in this month. Source: docs/integrate/portal.md. */
export type FreeArticles = { of: number; left: number; renews_at: string }

/** Who reads this page. Source: docs/integrate/portal.md. */
export type Reader = {
  /** Whether somebody is signed in at this origin, as far as the browser knows. */
  isSignedIn: () => boolean
  /**
   * Whether the reader has a right in this edition (`09` articles, `01` premium newsletters); undefined: it is not known now. With
   * an article's id who has no plan may read it as one of the free ones of the month, which counts it.
   */
  mayRead: (right: '01' | '09', article?: string) => Promise<boolean | undefined>
  /** What is left of the free articles; null: there are none, or the reader has a plan. Undefined: it is not known now. */
  freeArticles: () => Promise<FreeArticles | null | undefined>
  /** What the reader has paid for besides rights; all false for a stranger, undefined: it is not known now. */
  flags: () => Promise<Flags | undefined>
  /** Leads to the sign-in and back to an address; at once for who is signed in at another newspaper. Default: this page. */
  signIn: (returnUrl?: string) => void
  /** Signs the reader out, here and at all newspapers of this browser; resets the consent of who pays for no advertising. */
  signOut: () => Promise<void>
  /** Calls the listener whenever somebody signs in or out, in whatever tab; returns a function that ends it. */
  onChange: (listener: (isSignedIn: boolean) => void) => () => void
}
