import type { Input, newsletter } from '@leserkonto/contracts'
import type { TokenProof } from './token-proof.ts'

/** A change somebody asks for. */
export type Change = Input<typeof newsletter.update>

/** Who asks for it, proven: the signed-in owner of the address, or a token of its mails. */
export type Proof = TokenProof | { kind: 'reader'; newsletterUserId: string }
