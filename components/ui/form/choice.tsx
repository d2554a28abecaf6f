import type { ReactNode } from 'react'
import { FieldError, type FormFieldProps, Hint } from './field'
import type { SelectOption } from './select'

interface Props {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  label: ReactNode
  hint?: ReactNode
  defaultChecked?: boolean
}

function Choice({ type, id, name, value, label, hint, defaultChecked }: Props) {
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 shrink-0 accent-accent"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-base text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

interface CheckboxProps extends FormFieldProps {
  value?: string
  defaultChecked?: boolean
}

export function Checkbox({
  name,
  id = name,
  label,
  hint,
  error,
  value = 'on',
  defaultChecked,
}: CheckboxProps) {
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

interface CheckboxGroupProps extends FormFieldProps {
  options: readonly SelectOption[]
  selected: readonly string[]
}

/** The first checkbox has the group's id, because the link in an error summary must focus a control. */
export function CheckboxGroup({
  name,
  id = name,
  label,
  hint,
  error,
  options,
  selected,
}: CheckboxGroupProps) {
  return (
    <Group {...{ id, label, hint, error }} className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {options.map(({ value, label: text }, index) => (
        <Choice
          key={value}
          type="checkbox"
          id={index === 0 ? id : `${id}-${value}`}
          name={name}
          value={value}
          label={text}
          defaultChecked={selected.includes(value)}
        />
      ))}
    </Group>
  )
}

interface GroupProps extends Omit<FormFieldProps, 'name'> {
  id: string
  className: string
  children: ReactNode
}

function Group({ id, label, hint, error, className, children }: GroupProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset
      aria-describedby={describedBy}
      className={`mb-5 min-w-0 ${error ? 'border-l-4 border-bad pl-3' : ''}`}
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={className}>{children}</div>
    </fieldset>
  )
}

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface RadioGroupProps extends FormFieldProps {
  options: readonly RadioOption[]
  defaultValue?: string
  inline?: boolean
}

/** The first radio button has the group's id, because the link in an error summary must focus a control. */
export function RadioGroup({
  name,
  id = name,
  label,
  hint,
  error,
  options,
  defaultValue,
  inline,
}: RadioGroupProps) {
  return (
    <Group {...{ id, label, hint, error }} className={inline ? 'flex flex-wrap gap-x-6' : ''}>
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
    </Group>
  )
}
