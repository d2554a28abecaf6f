import type { UseFormRegisterReturn } from 'react-hook-form'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { CodeText } from './code-text'
import type { ExplorerField } from './field'

interface Props {
  field: ExplorerField
  error?: string
  registered: UseFormRegisterReturn
}

const hints = { list: 'One entry a line.', json: 'As JSON.', text: '', number: '', choice: '' }

export function FieldControl({ field, error, registered }: Props) {
  const { name, control, kind, required, type, description, example } = field
  const text = {
    name: control,
    label: (
      <>
        <code>{name}</code>
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </>
    ),
    hint: (
      <>
        {description && (
          <span className="block">
            <CodeText>{description}</CodeText>
          </span>
        )}
        <span className="block wrap-anywhere">
          Takes: {type}. {hints[kind]}
        </span>
      </>
    ),
    ...(error ? { error } : {}),
  }
  const common = { ...describeControl(text), ...registered, defaultValue: example }
  return (
    <Field {...text}>
      {kind === 'choice' ? (
        <select {...common} className={controlLook}>
          <option value="">{field.fallback ? `Not set (${field.fallback})` : 'Not set'}</option>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : kind === 'list' || kind === 'json' ? (
        <textarea {...common} rows={4} spellCheck={false} className={`${controlLook} font-mono`} />
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={field.fallback || undefined}
          className={controlLook}
        />
      )}
    </Field>
  )
}
