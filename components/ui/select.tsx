import { controlLook, describeControl, Field, type FieldText } from './field'

export interface Option {
  value: string
  label: string
}

interface Props extends FieldText {
  options: readonly Option[]
  defaultValue?: string
  /** First entry with an empty value, such as "Any state". */
  empty?: string
}

export function Select({ name, id, label, hint, error, options, defaultValue = '', empty }: Props) {
  const text = { name, id, label, hint, error }
  return (
    <Field {...text}>
      <select {...describeControl(text)} defaultValue={defaultValue} className={controlLook}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
