import type { Passkey as PasskeySchema } from '@leserkonto/contracts'
import type { PasskeyPlace } from '@leserkonto/rules'
import { passkeyTexts as texts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { output } from 'zod/v4/core'
import type { Failure } from '../../session/failure.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { germanMoment } from '../../shell/german-date.ts'
import { ItemList } from '../../shell/ItemList.tsx'

/** A passkey of the reader. */
export type Passkey = output<typeof PasskeySchema>

/** What the reader is asked about. */
export type Asked =
  | { readonly about: 'rename' | 'remove'; readonly passkey: Passkey }
  | { readonly about: 'add' }

type PasskeysProps = {
  passkeys: readonly Passkey[]
  /** Where new ones are made; undefined in browsers that know none. */
  place: PasskeyPlace | undefined
  adding: { busy: boolean; failure: Failure | undefined; run: () => void }
  onAsk: (asked: Asked) => void
}

/** The reader's passkeys, each with its name and use, and the way to another one. */
export function Passkeys({ passkeys, place, adding, onAsk }: PasskeysProps) {
  return (
    <>
      <FailureBox failure={adding.failure} />
      <p>{texts.text}</p>
      {passkeys.length === 0 && <p>{texts.empty}</p>}
      <ItemList
        items={passkeys.map((passkey) => ({
          key: passkey.id,
          title: passkey.name,
          mark: passkey.synced ? texts.synced : undefined,
          details: [
            texts.created(germanMoment(passkey.created_at)),
            passkey.last_used_at ? texts.lastUsed(germanMoment(passkey.last_used_at)) : texts.neverUsed,
          ],
          action: (
            <div className={actions.actions}>
              <Button
                variant="tertiary"
                aria-label={texts.rename.named(passkey.name)}
                onClick={() => onAsk({ about: 'rename', passkey })}
              >
                {texts.rename.open}
              </Button>
              <Button
                className={actions.danger}
                variant="tertiary"
                aria-label={texts.remove.named(passkey.name)}
                onClick={() => onAsk({ about: 'remove', passkey })}
              >
                {texts.remove.open}
              </Button>
            </div>
          ),
        }))}
      />
      {place === undefined ? (
        <p>{texts.add.unsupported}</p>
      ) : (
        <div className={actions.actions}>
          <Button variant="secondary" onClick={adding.run} loading={adding.busy}>
            {place === 'elsewhere' ? texts.add.elsewhere : texts.add.open}
          </Button>
        </div>
      )}
    </>
  )
}
