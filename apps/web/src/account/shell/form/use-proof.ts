import { useState } from 'react'

/** By what the reader proves who they are; `done` after a code or a passkey, with which the login is fresh. */
type Way = 'password' | 'code' | 'done'

/** How far the reader has come with it. */
export type Proof = {
  /** Without one only a code or a passkey is offered. */
  readonly hasPassword: boolean
  readonly way: Way
  readonly take: (way: Way) => void
}

/** The state of `ProofFields`. */
export function useProof(hasPassword: boolean): Proof {
  const [way, take] = useState<Way>(hasPassword ? 'password' : 'code')
  return { hasPassword, way, take }
}

/** The password to send: none with another proof. The service then asks whether the login is fresh. */
export const passwordOf = ({ way }: Proof, current_password: string) =>
  way === 'password' ? { current_password } : {}
