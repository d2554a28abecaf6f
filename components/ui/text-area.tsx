import { controlLook, describeControl, Field, type FieldText } from './field'

interface Props extends FieldText {
  defaultValue?: string
  rows?: number
  maxLength?: number
  spellCheck?: boolean
}

export function TextArea({ name, id, label, hint, error, rows = 5, ...native }: Props) {
  const text = { name, id, label, hint, error }
  return (
    <Field {...text}>
      <textarea {...describeControl(text)} {...native} rows={rows} className={controlLook} />
    </Field>
  )
}
