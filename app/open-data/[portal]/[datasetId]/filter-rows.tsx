'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { comparisons, type FilterComparison, MOST_FILTERS, type RowFilter } from './filter'
import type { FilterBuilderProps } from './filter-builder'
import { type FilterInputName, FilterRow, nameOf } from './filter-row'
import type { FilterColumn } from './to-question'

interface Props {
  columns: readonly FilterColumn[]
  filters: readonly RowFilter[]
  slots: number
  errors: Readonly<Record<string, string>>
}

const texts = { more: 'Add another filter' }

interface Awake {
  Builder: ComponentType<FilterBuilderProps>
  typed: Readonly<Record<string, string>>
  focused: string | undefined
}

/**
 * `FilterBuilder` loads when the form is opened. Without scripting, the form offers every comparison, and the
 * next page reports mistakes.
 */
export function FilterRows({ columns, filters, slots, errors }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState<Awake>()
  useEffect(() => {
    const details = root.current?.closest('details')
    const wake = async () => {
      if (!details?.open) return
      const loaded = await import('./filter-builder').catch(() => undefined)
      if (!loaded || !root.current) return
      const typed = readTyped(root.current)
      const focused = document.activeElement?.id
      // Renders synchronously, because text that is typed after `readTyped` would be lost.
      flushSync(() => setAwake((before) => before ?? { Builder: loaded.FilterBuilder, typed, focused }))
    }
    void wake()
    details?.addEventListener('toggle', wake)
    return () => details?.removeEventListener('toggle', wake)
  }, [])
  return (
    <div ref={root}>
      {awake ? (
        <awake.Builder
          {...awake}
          columns={columns}
          slots={slots}
          problemsByField={errors}
          more={texts.more}
        />
      ) : (
        <>
          {Array.from({ length: slots }, (_, index) => (
            <PlainRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the form is its number
              key={index}
              number={index + 1}
              columns={columns}
              filter={filters[index]}
              errors={errors}
            />
          ))}
          {slots < MOST_FILTERS && (
            <p className="mb-5">
              <Button look="secondary" name="slots" value={String(slots + 1)}>
                {texts.more}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

interface RowProps extends Pick<Props, 'columns' | 'errors'> {
  number: number
  filter: RowFilter | undefined
}

const EMPTY: RowFilter = { column: '', is: 'eq', value: '' }
const all = Object.keys(comparisons) as FilterComparison[]

const PlainRow = ({ number, columns, filter = EMPTY, errors }: RowProps) => (
  <FilterRow
    number={number}
    columns={columns}
    column={filter.column}
    offered={all}
    bind={(part) => ({ defaultValue: filter[part] })}
    errorOf={(name) => errors[name]}
  />
)

const names = (['column', 'is', 'value'] satisfies FilterInputName[]).flatMap((part) =>
  Array.from({ length: MOST_FILTERS }, (_, index) => nameOf(part, index + 1)),
)

function readTyped(root: HTMLElement): Record<string, string> {
  const form = root.closest('form')
  const fields = form ? new FormData(form) : undefined
  return Object.fromEntries(names.map((name) => [name, String(fields?.get(name) ?? defaultOf(name))]))
}

const defaultOf = (name: string) => (name.startsWith('is') ? 'eq' : '')
