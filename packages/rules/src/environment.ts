/**
 * Whether development switches work: only for exactly `local` or `dev`. Any other name, a misspelt `prodution`
 * too, opens nothing. Source: contract.md §1 "environments".
 */
export const isDevelopment = (environment: string): boolean =>
  environment === 'local' || environment === 'dev'
