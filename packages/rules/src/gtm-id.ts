const gtmId = /^GTM-[A-Z0-9]+$/

/** Whether a tag manager id is 'GTM-' plus capital letters and digits. Source: seed presentation §5. */
export const isGtmId = (id: string): boolean => gtmId.test(id)

/** The id itself. Throws an error that says it is not a valid id. Source: seed presentation §5 and §8. */
export function validGtmId(id: string): string {
  if (!isGtmId(id)) throw new Error(`${JSON.stringify(id)} is not a valid id for the tag manager`)
  return id
}
