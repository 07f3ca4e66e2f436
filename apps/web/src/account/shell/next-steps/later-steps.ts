import { lazyPart } from '../lazy-part.ts'

// Few readers are refused, so the first load does not contain them. Without their code the sentence stands alone.
export const NextSteps = lazyPart(
  async () => (await import('./NextSteps.tsx')).NextSteps,
  () => null,
)
