import { fieldLabels, multiuserTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { Input } from '@leserkonto/ui/Input'
import actions from '../../shell/Actions.module.css'
import type { Form } from '../../shell/form/use-form.ts'
import rows from '../../shell/Rows.module.css'
import type { UserLine, UsersValues } from './company-users.ts'
import classes from './Multiuser.module.css'

type UserFieldsProps = {
  form: Form<UsersValues>
  line: UserLine
  /** Name of the line: its address, or its number while it has none. */
  name: string
  onRemove: () => void
  onKeep: () => void
}

/** One person of the list: new ones need an address, everybody may have a name. */
export function UserFields({ form, line: { key, user, removed }, name, onRemove, onKeep }: UserFieldsProps) {
  const texts = multiuserTexts.users
  if (removed)
    return (
      <li id={form.idOf(key)} tabIndex={-1}>
        <p className={rows.name}>{name}</p>
        <p className={rows.soft}>{texts.removed}</p>
        <Button variant="tertiary" aria-label={texts.keepOf(name)} onClick={onKeep}>
          {texts.keep}
        </Button>
      </li>
    )
  const field = (of: 'email' | 'given_name' | 'family_name') => ({
    ...form.text(`${key}.${of}`),
    label: fieldLabels[of],
    // The data of somebody else; the browser would fill in the reader's own.
    autoComplete: 'off',
  })
  return (
    <li id={form.idOf(key)} tabIndex={-1}>
      <fieldset>
        <legend className={rows.name}>{name}</legend>
        {user ? (
          <p className={rows.soft}>
            {[texts.status[user.status], user.manages && texts.manages].filter(Boolean).join(' · ')}
          </p>
        ) : (
          <Input {...field('email')} type="email" required />
        )}
        <div className={classes.names}>
          <Input {...field('given_name')} />
          <Input {...field('family_name')} />
        </div>
        <Button
          className={actions.danger}
          variant="tertiary"
          aria-label={texts.removeOf(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </fieldset>
    </li>
  )
}
