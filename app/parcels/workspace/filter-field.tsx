import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlLook, describeControl, Field } from '@/components/ui/field'
import type { Option } from '@/components/ui/select'

interface Props {
  field: {
    name: string
    label: string
    hint?: string
    inputMode?: 'numeric'
    options?: readonly Option[]
  }
  registered: UseFormRegisterReturn
  error: string | undefined
  /** What can be typed here; anything else is kept as well. */
  suggestions: readonly string[]
}

export function FilterField({
  field: { name, label, hint, inputMode, options },
  registered,
  error,
  suggestions,
}: Props) {
  const text = { name, label, ...(hint ? { hint } : {}), ...(error ? { error } : {}) }
  const described = describeControl(text)
  const listId = `${name}-suggestions`
  return (
    <Field {...text}>
      {options ? (
        <select {...registered} {...described} className={controlLook}>
          <option value="">Any</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...registered}
          {...described}
          inputMode={inputMode}
          autoComplete="off"
          list={suggestions.length > 0 ? listId : undefined}
          className={controlLook}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  )
}
