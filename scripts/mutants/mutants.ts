import { ofDesk } from './desk.ts'
import { ofFiles } from './files.ts'
import { ofInput } from './input.ts'
import type { Mutant } from './mutant.ts'
import { ofOperations } from './operations.ts'
import { ofOutput } from './output.ts'
import { ofPartners } from './partners.ts'
import { ofRights } from './rights.ts'
import { ofSessions } from './sessions.ts'
import { ofSignIn } from './sign-in.ts'

/** Every mutant: one for each line of docs/security.md and docs/asvs.md that names code. */
export const mutants: readonly Mutant[] = [
  ...ofSessions,
  ...ofSignIn,
  ...ofPartners,
  ...ofInput,
  ...ofFiles,
  ...ofRights,
  ...ofOutput,
  ...ofOperations,
  ...ofDesk,
]
