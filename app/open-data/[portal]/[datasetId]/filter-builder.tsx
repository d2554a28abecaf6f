import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { z } from '@/components/ui/form/zod'
import { isCalendarDay } from '@/lib/calendar-day'
import { comparisons, type FilterComparison, isWithoutValue, MOST_FILTERS } from './filter'
import { type FilterInputName, FilterRow, nameOf } from './filter-row'
import { type FilterColumn, fittingComparisons, readFilter } from './to-question'

type Values = Record<string, string>

export interface FilterBuilderProps {
  columns: readonly FilterColumn[]
  slots: number
  problemsByField: Readonly<Record<string, string>>
  typed: Readonly<Values>
  focused: string | undefined
  more: string
}

const numbers = Array.from({ length: MOST_FILTERS }, (_, index) => index + 1)

/** Repeats the checks of the server, so that a mistake shows without a request. */
const filtersSchema = (columns: readonly FilterColumn[]) =>
  z.record(z.string(), z.string()).superRefine((values, context) => {
    const partOf = (part: FilterInputName, number: number) => values[nameOf(part, number)] ?? ''
    for (const number of numbers) {
      const [column, value] = [partOf('column', number), partOf('value', number)]
      if (!column && !value) continue
      const parsed = readFilter(
        { column, is: partOf('is', number) as FilterComparison, value },
        number,
        columns,
      )
      if ('problem' in parsed)
        context.addIssue({ code: 'custom', path: [parsed.problem.field], message: parsed.problem.message })
    }
  })

export function FilterBuilder({ columns, slots, problemsByField, typed, focused, more }: FilterBuilderProps) {
  const [count, setCount] = useState(slots)
  const [reported, setReported] = useState(0)
  const { register, control, formState, trigger } = useForm<Values>({
    defaultValues: typed,
    resolver: zodResolver(useMemo(() => filtersSchema(columns), [columns])),
    shouldFocusError: false,
  })
  const { errors, isValid } = formState
  const root = useRef<HTMLDivElement>(null)
  const hold = useEffectEvent((event: Event) => {
    if (isValid) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void trigger().then(() => setReported((times) => times + 1))
  })
  useEffect(() => {
    const form = root.current?.closest('form')
    // Captures the event before it reaches the submit button, which would otherwise look busy.
    form?.addEventListener('submit', hold, { capture: true })
    return () => form?.removeEventListener('submit', hold, { capture: true })
  }, [])
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
  }, [focused])
  const problems = Object.entries(errors).flatMap(([field, error]) =>
    error?.message ? [{ field, message: error.message }] : [],
  )
  return (
    <div ref={root}>
      <ErrorSummary key={reported} problems={problems} />
      {numbers.slice(0, count).map((number) => (
        <BuilderRow
          key={number}
          number={number}
          columns={columns}
          control={control}
          bind={(part) => register(nameOf(part, number))}
          errorOf={(name) => errors[name]?.message ?? (reported === 0 ? problemsByField[name] : undefined)}
        />
      ))}
      {count < MOST_FILTERS && (
        <p className="mb-5">
          <Button look="secondary" type="button" onClick={() => setCount(count + 1)}>
            {more}
          </Button>
        </p>
      )}
    </div>
  )
}

interface RowProps {
  number: number
  columns: readonly FilterColumn[]
  control: Control<Values>
  bind: (part: FilterInputName) => object
  errorOf: (name: string) => string | undefined
}

function BuilderRow({ number, columns, control, ...row }: RowProps) {
  const [column = '', is = 'eq', value = ''] = useWatch({
    control,
    name: [nameOf('column', number), nameOf('is', number), nameOf('value', number)],
  })
  const selection = columns.find(({ field }) => field === column)
  const isNow = is as FilterComparison
  // An invalid day is shown in a text input, because a date input cannot show it.
  const isDay = selection?.holds === 'moment' && (value === '' || isCalendarDay(value))
  return (
    <FilterRow
      {...row}
      number={number}
      columns={columns}
      column={column}
      offered={selection ? [...new Set([isNow, ...fittingComparisons(selection)])] : all}
      value={{
        type: isDay ? 'date' : 'text',
        inputMode: selection?.holds === 'number' ? 'decimal' : undefined,
        disabled: isWithoutValue(isNow),
      }}
    />
  )
}

const all = Object.keys(comparisons) as FilterComparison[]
