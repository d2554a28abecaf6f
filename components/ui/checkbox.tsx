import { Choice } from './choice'
import { FieldError, type FieldText } from './field'

interface Props extends FieldText {
  /** What a form sends when it is checked; absent when not. */
  value?: string
  defaultChecked?: boolean
}

export function Checkbox({ name, id = name, label, hint, error, value = 'on', defaultChecked }: Props) {
  return (
    <div className={`mb-5 min-w-0 ${error ? 'border-l-4 border-bad pl-3' : ''}`}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <Choice
        type="checkbox"
        id={id}
        name={name}
        value={value}
        label={label}
        hint={hint}
        defaultChecked={defaultChecked}
      />
    </div>
  )
}
