import { fieldLabels } from '@leserkonto/texts'
import { Input, type InputProps } from '@leserkonto/ui/Input'

/** A form that has these fields, maybe among others. */
type NameForm = {
  text: (
    name: 'given_name' | 'family_name',
  ) => Pick<InputProps, 'id' | 'name' | 'value' | 'error' | 'onChange'>
}

type NameFieldsProps = {
  form: NameForm
  /** Whether a name has to be given. @default both */
  required?: (name: 'given_name' | 'family_name') => boolean
}

/** The reader's own name, in two fields. */
export const NameFields = ({ form, required = () => true }: NameFieldsProps) => (
  <>
    <Input
      {...form.text('given_name')}
      label={fieldLabels.given_name}
      autoComplete="given-name"
      required={required('given_name')}
    />
    <Input
      {...form.text('family_name')}
      label={fieldLabels.family_name}
      autoComplete="family-name"
      required={required('family_name')}
    />
  </>
)
