import { TextInput } from '@/components/ui/text-input'
import { cellName, type EntryColumn, rowsOf } from './entries/entry-names'

interface Props {
  table: Parameters<typeof cellName>[0]
  /** "Home": its rows are Home 1, Home 2 and so on. */
  rowLabel: string
  count: number
  columns: readonly EntryColumn[]
}

/** A table to type into, as a phone can show it: one row at a time, opened by its name. */
export function EntryRows({ table, rowLabel, count, columns }: Props) {
  return rowsOf(count).map((row) => (
    <details key={row} open={row === 1} className="border-t border-line py-2">
      <summary className="min-h-8 py-1 font-semibold">
        {rowLabel} {row}
      </summary>
      <fieldset className="mt-2 grid gap-x-5 sm:grid-cols-2">
        <legend className="sr-only">
          {rowLabel} {row}
        </legend>
        {columns.map(({ id, label, inputMode }) => (
          <TextInput
            key={id}
            name={cellName(table, row, id)}
            label={label}
            inputMode={inputMode}
            autoComplete="off"
            maxLength={120}
          />
        ))}
      </fieldset>
    </details>
  ))
}
