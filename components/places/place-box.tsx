import type { ReactNode } from 'react'
import { controlLook, describeControl, Field } from '../ui/form/field'
import { SearchInput } from './search-input'

interface Props {
  name?: string
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  defaultValue?: string | undefined
  maxLength?: number
  leadsTo?: string
}

export function PlaceBox({ name = 'q', id = name, label, hint, error, ...field }: Props) {
  const words = { name, id, label, hint, ...(error ? { error } : {}) }
  return (
    <Field {...words}>
      <SearchInput {...describeControl(words)} {...field} className={controlLook} />
    </Field>
  )
}
