import { helpAddress } from '@leserkonto/rules'
import { serviceContact } from '@leserkonto/texts'
import { useAccount } from '../session/account.ts'
import { LinkedText } from './LinkedText.tsx'

/** How the subscription service of the edition is reached: a number that a phone calls, its hours, and the page of help. */
export function ServiceContact() {
  const { servicePhone, serviceHours } = useAccount().page.edition
  const call = { to: `tel:${servicePhone.replaceAll(' ', '')}` }
  return (
    <LinkedText
      text={serviceContact(servicePhone, serviceHours)}
      targets={{ [servicePhone]: call, Hilfe: { to: helpAddress } }}
    />
  )
}
