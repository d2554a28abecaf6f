import { Choice } from './choice'
import { FieldError, type FieldText, Hint } from './field'
import type { Option } from './select'

interface Props extends FieldText {
  options: readonly Option[]
  /** Values that are checked. */
  chosen: readonly string[]
}

/** Any number of choices under one name. The first one has the group's id, so an error summary's link takes focus. */
export function CheckboxGroup({ name, id = name, label, hint, error, options, chosen }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      aria-describedby={describedBy}
      className={`mb-5 min-w-0 ${error ? 'border-l-4 border-bad pl-3' : ''}`}
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ value, label: text }, index) => (
          <Choice
            key={value}
            type="checkbox"
            id={index === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            label={text}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
