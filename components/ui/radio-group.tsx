import type { ReactNode } from 'react'
import { Choice } from './choice'
import { FieldError, type FieldText, Hint } from './field'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface Props extends FieldText {
  options: readonly RadioOption[]
  defaultValue?: string
  inline?: boolean
}

/** The first choice has the group's id, so an error summary's link lands on something that takes focus. */
export function RadioGroup({ name, id = name, label, hint, error, options, defaultValue, inline }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`mb-5 ${error ? 'border-l-4 border-bad pl-3' : ''}`}>
      <fieldset aria-describedby={describedBy} className="min-w-0">
        <legend className="mb-1 font-semibold">{label}</legend>
        {hint && <Hint id={id}>{hint}</Hint>}
        {error && <FieldError id={id}>{error}</FieldError>}
        <div className={inline ? 'flex flex-wrap gap-x-6' : ''}>
          {options.map((option, index) => (
            <Choice
              key={option.value}
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              defaultChecked={option.value === defaultValue}
              {...option}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
