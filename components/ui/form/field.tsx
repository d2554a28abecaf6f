import type { ReactNode } from 'react'
import { translate } from '@/lib/language/translate'
import { Icon } from '../icon'

export interface FormFieldProps {
  name: string
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function describeControl({ name, id = name, hint, error }: FormFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  }
}

export const controlLook =
  'block min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-bad'

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mb-1.5 text-base text-muted">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="mb-1.5 flex gap-1.5 font-semibold text-bad">
      <Icon name="bad" className="mt-0.75 size-5" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Error: </span>
        {typeof children === 'string' ? translate(children) : children}
      </span>
    </p>
  )
}

export function Field({
  name,
  id = name,
  label,
  hint,
  error,
  children,
}: FormFieldProps & { children: ReactNode }) {
  return (
    <div className={`mb-5 min-w-0 ${error ? 'border-l-4 border-bad pl-3' : ''}`}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && <Hint id={id}>{hint}</Hint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  )
}

export function FormRow({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-x-5 sm:auto-cols-fr sm:grid-flow-col">{children}</div>
}
