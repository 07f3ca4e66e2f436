import { useState } from 'react'

/** By what the reader proves who they are; `done` after a code or a passkey, with which the login is fresh. */
type Way = 'password' | 'code' | 'done'

/** Who proves it, as the service knows them. */
export type Owner = { readonly email: string; readonly has_password: boolean }

/** How far the reader has come with it. */
export type Proof = {
  /** The account's own address. */
  readonly email: string
  /** Without one only a code or a passkey is offered. */
  readonly hasPassword: boolean
  readonly way: Way
  readonly take: (way: Way) => void
}

/** The state of `ProofFields`. */
export function useProof({ email, has_password: hasPassword }: Owner): Proof {
  const [way, take] = useState<Way>(hasPassword ? 'password' : 'code')
  return { email, hasPassword, way, take }
}

/** The password to send: none with another proof. The service then asks whether the login is fresh. */
export const passwordOf = ({ way }: Proof, current_password: string) =>
  way === 'password' ? { current_password } : {}
