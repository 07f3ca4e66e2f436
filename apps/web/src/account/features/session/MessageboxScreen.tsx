import { messageOf } from '@leserkonto/texts'
import { useLocation } from 'react-router-dom'
import { Messagebox } from './Messagebox.tsx'

/** Shows the message that `?message=` names; text of the address bar is never shown. */
export function MessageboxScreen() {
  const name = new URLSearchParams(useLocation().search).get('message') ?? ''
  return <Messagebox message={messageOf(name)} />
}
