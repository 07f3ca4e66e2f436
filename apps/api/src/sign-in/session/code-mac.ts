import type { Work } from '../../context.ts'

/** What is stored of a code: a keyed hash of it and of the request it belongs to, so that it opens nothing else. */
export const codeMac = (attemptHash: string, code: string, { secrets }: Pick<Work, 'secrets'>): string =>
  secrets.mac('login_code', `${attemptHash} ${code}`)
