import { useState } from 'react'

/** Whether the reader has just proven by a code who they are. */
export type Proof = { readonly proven: boolean; readonly prove: () => void }

/** The state of `ProofFields`. */
export function useProof(): Proof {
  const [proven, setProven] = useState(false)
  return { proven, prove: () => setProven(true) }
}

/** The password to send: none after a code, since the login is fresh then. */
export const passwordUnless = ({ proven }: Proof, current_password: string) =>
  proven ? {} : { current_password }
