export { accountExists } from './account-exists.ts'
export { activation } from './activation.ts'
export type { Mail } from './layout.ts'
export { mailSamples } from './samples.ts'
