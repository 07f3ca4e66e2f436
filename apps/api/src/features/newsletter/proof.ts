import type { Input, newsletter } from '@leserkonto/contracts'
import type { TokenProof } from './token-proof.ts'

/** A change somebody asks for. */
export type Change = Input<typeof newsletter.update>

/** The proof of who asks for it: the signed-in owner of the address, or a token from a mail. */
export type Proof = TokenProof | { kind: 'reader'; newsletterUserId: string }
