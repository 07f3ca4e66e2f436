import { fieldLabels } from '@leserkonto/texts'
import { Input, type InputProps } from '@leserkonto/ui/Input'

/** A form that has these fields, maybe among others. */
type NameForm = {
  text: (
    name: 'given_name' | 'family_name',
  ) => Pick<InputProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>
}

/** The reader's own name, in two required fields. */
export const NameFields = ({ form }: { form: NameForm }) => (
  <>
    <Input {...form.text('given_name')} label={fieldLabels.given_name} autoComplete="given-name" required />
    <Input
      {...form.text('family_name')}
      label={fieldLabels.family_name}
      autoComplete="family-name"
      required
    />
  </>
)
