import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { comparisons, type FilterComparison } from './filter'
import type { FilterColumn } from './to-question'

export type FilterInputName = 'column' | 'is' | 'value'
export const nameOf = (part: FilterInputName, number: number) => `${part}${number}`

type Control = SelectHTMLAttributes<HTMLSelectElement> & InputHTMLAttributes<HTMLInputElement>

interface Props {
  number: number
  columns: readonly FilterColumn[]
  /** The selected column stays in the list even if the data set lacks it. */
  column: string
  offered: readonly FilterComparison[]
  value?: Pick<Control, 'type' | 'inputMode' | 'disabled'>
  bind: (part: FilterInputName) => object
  errorOf: (name: string) => string | undefined
}

const parts = { column: 'Column', is: 'Condition', value: 'Value' } as const

export function FilterRow({ number, columns, column, offered, value, bind, errorOf }: Props) {
  const textOf = (part: FilterInputName) => {
    const name = nameOf(part, number)
    const error = errorOf(name)
    const label = (
      <>
        {parts[part]}
        <span className="sr-only"> of filter {number}</span>
      </>
    )
    return { name, label, ...(error ? { error } : {}) }
  }
  const control = (part: FilterInputName): Control => ({
    ...describeControl(textOf(part)),
    ...bind(part),
    className: controlLook,
  })
  return (
    <fieldset className="grid min-w-0 items-end gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1.6fr)]">
      <legend className="mb-2 text-base font-semibold text-muted sm:sr-only">Filter {number}</legend>
      <Field {...textOf('column')}>
        <select {...control('column')}>
          <option value="">No filter</option>
          {column !== '' && columns.every(({ field }) => field !== column) && (
            <option value={column}>{column}</option>
          )}
          {columns.map(({ field, title, holds }) => (
            <option key={field} value={field}>
              {title}
              {kindWords[holds]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...textOf('is')}>
        <select {...control('is')}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {comparisons[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...textOf('value')}>
        <input
          type="text"
          {...control('value')}
          {...value}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
      </Field>
    </fieldset>
  )
}

const kindWords = {
  text: '',
  number: ' (a number)',
  moment: ' (a day)',
  'yes-no': ' (yes or no)',
  other: ' (no plain value)',
} as const
