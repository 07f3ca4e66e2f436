import type { PartnerRequest } from '@leserkonto/contracts'
import { partnerTexts } from '@leserkonto/texts'
import type { output } from 'zod/v4/core'

/** What a partner asks for, as the service says it. */
export type Request = output<typeof PartnerRequest>

/** What the partner learns of the reader, and how long the sign-in lasts. */
export function PartnerScopes({ request: { partner, kind, scopes, keeps } }: { request: Request }) {
  return (
    <>
      {scopes.length === 0 ? (
        <p>{partnerTexts.seesNothing(partner)}</p>
      ) : (
        <>
          <p>{partnerTexts.sees(partner)}</p>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{partnerTexts.scopes[scope]}</li>
            ))}
          </ul>
        </>
      )}
      <p>{partnerTexts.ends[kind]}</p>
      {keeps && <p>{partnerTexts.keeps[kind]}</p>}
    </>
  )
}
