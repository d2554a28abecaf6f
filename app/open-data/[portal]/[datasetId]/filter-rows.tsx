'use client'

import { useEffect, useRef, useState } from 'react'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { isCalendarDay } from '@/lib/calendar-day'
import { type Comparison, comparisons, type Filter, isWithoutValue } from './filter'
import { fittingComparisons } from './to-question'

export type FilterColumn = Parameters<typeof fittingComparisons>[0] & { field: string; title: string }

interface Props {
  columns: readonly FilterColumn[]
  filters: readonly Filter[]
  slots: number
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
}

/** Room for filters, all of which must hold; with scripting each offers only what fits its column. */
export function FilterRows({ columns, filters, slots, errors }: Props) {
  return Array.from({ length: slots }, (_, index) => (
    <FilterRow
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the form is its number
      key={index}
      number={index + 1}
      columns={columns}
      filter={filters[index]}
      errors={errors}
    />
  ))
}

interface RowProps extends Pick<Props, 'columns' | 'errors'> {
  number: number
  filter: Filter | undefined
}

const EMPTY: Filter = { column: '', is: 'eq', value: '' }

function FilterRow({ number, columns, filter = EMPTY, errors }: RowProps) {
  const { column, is, isAlive, columnBox, isBox, setColumn, setIs } = useChoices(filter)
  const chosen = columns.find((each) => each.field === column)
  const offered = isAlive && chosen ? [...new Set([is, ...fittingComparisons(chosen)])] : all
  const texts = (part: string, label: string) => ({
    name: `${part}${number}`,
    label: (
      <>
        {label}
        <span className="sr-only"> of filter {number}</span>
      </>
    ),
    error: errors[`${part}${number}`],
  })
  const columnText = texts('column', 'Column')
  const isText = texts('is', 'Condition')
  const valueText = texts('value', 'Value')
  // A date field shows no day that the calendar lacks, and what was typed would be lost.
  const canBeDay = filter.value === '' || isCalendarDay(filter.value)
  const isDay = isAlive && chosen?.holds === 'moment' && canBeDay
  return (
    <fieldset className="grid min-w-0 items-end gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,1.6fr)]">
      <legend className="mb-2 text-base font-semibold text-muted sm:sr-only">Filter {number}</legend>
      <Field {...columnText}>
        <select
          {...describeControl(columnText)}
          ref={columnBox}
          defaultValue={filter.column}
          onChange={(event) => setColumn(event.target.value)}
          className={controlLook}
        >
          <option value="">No filter</option>
          {column !== '' && !chosen && <option value={column}>{column}</option>}
          {columns.map(({ field, title, holds }) => (
            <option key={field} value={field}>
              {title}
              {kindWords[holds]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...isText}>
        <select
          {...describeControl(isText)}
          ref={isBox}
          defaultValue={filter.is}
          onChange={(event) => setIs(event.target.value as Comparison)}
          className={controlLook}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {comparisons[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...valueText}>
        <input
          {...describeControl(valueText)}
          type={isDay ? 'date' : 'text'}
          defaultValue={filter.value}
          inputMode={chosen?.holds === 'number' ? 'decimal' : undefined}
          disabled={isAlive && isWithoutValue(is)}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          className={controlLook}
        />
      </Field>
    </fieldset>
  )
}

/** What is chosen now. */
function useChoices(filter: Filter) {
  const [column, setColumn] = useState(filter.column)
  const [is, setIs] = useState<Comparison>(filter.is)
  // Without scripting the column can change and nothing narrows, so everything is offered at first.
  const [isAlive, setAlive] = useState(false)
  const columnBox = useRef<HTMLSelectElement>(null)
  const isBox = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // Somebody quick has chosen before any script ran, and that choice stays.
    setColumn(columnBox.current?.value ?? '')
    setIs((isBox.current?.value ?? 'eq') as Comparison)
    setAlive(true)
  }, [])
  return { column, is, isAlive, columnBox, isBox, setColumn, setIs }
}

const all = Object.keys(comparisons) as Comparison[]

const kindWords = {
  text: '',
  number: ' (a number)',
  moment: ' (a day)',
  'yes-no': ' (yes or no)',
  other: ' (no plain value)',
} as const
