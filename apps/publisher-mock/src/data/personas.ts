import type { Persona } from './persona.ts'
import { readers } from './personas/readers.ts'
import { sharing } from './personas/sharing.ts'
import { withoutAccount } from './personas/without-account.ts'

export { type Persona, type PersonaAddress, type PersonaNewsletter, personaPassword } from './persona.ts'
export { type SharedPlan, type SharedSeat, sharedPlans } from './shared-plans.ts'

/** Every persona, in the order of docs/spec/publisher.md#personas. */
export const personas: Persona[] = [...readers, ...sharing, ...withoutAccount]
