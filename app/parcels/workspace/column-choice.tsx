import { type ColumnName, columnNames, parcelColumns } from './parcel-columns'

interface Props {
  chosen: readonly ColumnName[]
  onChoose: (columns: readonly ColumnName[]) => void
}

/** Which columns the table has, always in the same order. */
export function ColumnChoice({ chosen, onChoose }: Props) {
  const toggle = (name: ColumnName) =>
    onChoose(columnNames.filter((each) => (each === name ? !chosen.includes(name) : chosen.includes(each))))
  return (
    <details className="mb-3 print:hidden">
      <summary className="min-h-6 py-0.5 text-accent">Columns</summary>
      <fieldset className="mt-1">
        <legend className="sr-only">Columns of the table</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {columnNames.map((name) => (
            <label key={name} className="flex min-h-8 items-center gap-2">
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
                className="size-6 shrink-0 accent-accent"
              />
              {parcelColumns[name].label}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
