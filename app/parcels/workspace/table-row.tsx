import { type ActionDispatch, memo } from 'react'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { parcelHref } from '../parcel-href'
import { sayName } from '../say-parcel'
import { type ColumnName, parcelColumns } from './parcel-columns'
import type { WorkspaceEvent } from './reduce-workspace'

interface Props {
  parcel: MapParcel
  columns: readonly ColumnName[]
  selected: boolean
  open: boolean
  tell: ActionDispatch<[WorkspaceEvent]>
  onHover: (key: string | undefined) => void
}

/** Remembered: one choice must not draw five hundred rows again. */
export const TableRow = memo(function TableRow({ parcel, columns, selected, open, tell, onHover }: Props) {
  const name = sayName(parcel)
  return (
    <tr
      aria-current={open || undefined}
      onPointerEnter={() => onHover(parcel.key)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(parcel.key)}
      onBlur={() => onHover(undefined)}
      className={`border-t border-line ${selected || open ? 'bg-accent-soft' : 'even:bg-paper'}`}
    >
      <td className="px-2 py-1 print:hidden">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selected}
          onChange={() => tell({ type: 'toggled', key: parcel.key })}
          className="size-6 accent-accent"
        />
      </td>
      <th scope="row" className="px-2 py-1 font-semibold">
        <a href={parcelHref(parcel)} className="inline-block min-h-6">
          {name}
        </a>
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className={`px-2 py-1 ${'numeric' in parcelColumns[column] ? 'text-right whitespace-nowrap tabular-nums' : ''}`}
        >
          {parcelColumns[column].cell(parcel)}
        </td>
      ))}
    </tr>
  )
})
