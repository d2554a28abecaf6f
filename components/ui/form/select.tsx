import { controlLook, describeControl, Field, type FormFieldProps } from './field'

export interface SelectOption {
  value: string
  label: string
  group?: string
}

interface Props extends FormFieldProps {
  options: readonly SelectOption[]
  defaultValue?: string
  empty?: string
}

export function Select({ name, id, label, hint, error, options, defaultValue = '', empty }: Props) {
  const text = { name, id, label, hint, error }
  return (
    <Field {...text}>
      <select {...describeControl(text)} defaultValue={defaultValue} className={controlLook}>
        {empty !== undefined && <option value="">{empty}</option>}
        {[...new Set(options.map(({ group }) => group))].map((group) => {
          const members = options.filter((option) => option.group === group)
          return group === undefined ? (
            <OptionList key="" options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <OptionList options={members} />
            </optgroup>
          )
        })}
      </select>
    </Field>
  )
}

const OptionList = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label }) => (
    <option key={`${value} ${label}`} value={value}>
      {label}
    </option>
  ))
