import type { ReactNode } from 'react'

interface Props {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  label: ReactNode
  hint?: ReactNode
  defaultChecked?: boolean
}

/** One radio button or checkbox with its words: the whole row is the target. */
export function Choice({ type, id, name, value, label, hint, defaultChecked }: Props) {
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
