import type { InputHTMLAttributes } from 'react'
import { controlLook, describeControl, Field, type FormFieldProps } from './field'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'defaultValue'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'list'
  | 'enterKeyHint'
>

const widths = { full: '', short: 'max-w-32', medium: 'max-w-64' } as const

interface Props extends FormFieldProps, Native {
  width?: keyof typeof widths
}

export function TextInput({ name, id, label, hint, error, width = 'full', type = 'text', ...native }: Props) {
  const text = { name, id, label, hint, error }
  return (
    <Field {...text}>
      <input
        {...describeControl(text)}
        {...native}
        type={type}
        className={`${controlLook} ${widths[width]}`}
      />
    </Field>
  )
}

interface TextAreaProps extends FormFieldProps {
  defaultValue?: string
  rows?: number
  maxLength?: number
  spellCheck?: boolean
}

export function TextArea({ name, id, label, hint, error, rows = 5, ...native }: TextAreaProps) {
  const text = { name, id, label, hint, error }
  return (
    <Field {...text}>
      <textarea {...describeControl(text)} {...native} rows={rows} className={controlLook} />
    </Field>
  )
}
