import { type KeyboardEvent, useState } from 'react'

/** Whether capitals are locked, as the last key in the field said; unknown before the first one. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const read = (event: KeyboardEvent<HTMLInputElement>) => setOn(event.getModifierState('CapsLock'))
  return {
    on,
    // While capturing, so that the caller's own handlers stay. Some systems turn it on at the press, others at the release.
    handlers: { onKeyDownCapture: read, onKeyUpCapture: read, onBlurCapture: () => setOn(false) },
  }
}
