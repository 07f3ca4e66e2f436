/** How a control of a form holds its value: as text, as one of several choices, or as a tick. */
export type ControlKind = 'text' | 'choice' | 'box'

/**
 * What a control shows now; undefined where it is not on the page, or nothing is chosen. Browsers and password managers fill
 * fields in without an event, and what is seen is sent. Source: docs/spec/account.md#what-a-form-sends.
 */
export function shownIn(id: string, kind: ControlKind): string | boolean | undefined {
  const control = document.getElementById(id)
  if (kind === 'choice') return control?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value
  if (control instanceof HTMLInputElement) return kind === 'box' ? control.checked : control.value
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
    ? control.value
    : undefined
}
