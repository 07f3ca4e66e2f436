import { keptKey } from '../session-key.ts'

type Form = { elements: Readonly<Record<string, { value: string } | undefined>>; submit(): void }
/** The part of `window` that the script uses. Declared here because the server's types have no DOM. */
export type KeepWindow = {
  sessionStorage: { getItem(key: string): string | null; removeItem(key: string): void }
  location: { replace(url: string): void }
  document: { forms: { 0: Form } }
}

/**
 * Fills the page's form with what this tab's storage has and sends it to the sign-on edition. The token comes from the
 * storage and never from the address, so that nobody can send a reader here with a token of theirs. The form is sent
 * while the page still loads, which makes the answer take the page's place in the history. Without a token the reader
 * goes on to the account area. The script is sent inline, so the function uses nothing around it.
 */
export function bringToken({ sessionStorage, location, document }: KeepWindow, key: string): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '')
    sessionStorage.removeItem(key)
    const form = document.forms[0]
    for (const name of ['token', 'return_url']) {
      const input = form.elements[name]
      if (input) input.value = kept[name]
    }
    form.submit()
  } catch {
    location.replace('/')
  }
}

/** The same function as the text of an inline script. */
export const keepScript = `(${bringToken})(window,${JSON.stringify(keptKey)})`
