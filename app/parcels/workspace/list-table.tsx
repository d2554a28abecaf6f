import { useState } from 'react'
import { toMapId } from '@/lib/florida/parcel-key'
import { ColumnChoice } from './column-choice'
import type { ListProps } from './list-rows'
import { type ColumnName, firstColumns, parcelColumns } from './parcel-columns'
import { TableRow } from './table-row'

// Safari does not let a keyboard reach what only scrolls, so the region is a stop of its own.
const reachable = { tabIndex: 0 }

/** The same rows as the list, close together, with the columns one wants. */
export function ListTable({ work, onHover }: ListProps) {
  const [columns, setColumns] = useState<readonly ColumnName[]>(firstColumns)
  const { state, rows, tell } = work
  const { open, selected } = state.url
  const isSelected = new Set(selected)
  return (
    <>
      <ColumnChoice chosen={columns} onChoose={setColumns} />
      <section
        aria-label="Parcels"
        data-list={rows.map(({ key }) => toMapId(key)).join(' ')}
        aria-busy={work.isLoading}
        className="mb-4 overflow-auto border-y border-line lg:max-h-[70svh] print:max-h-none print:overflow-visible"
        {...reachable}
      >
        <table className="w-full border-collapse text-left text-sm">
          <Head columns={columns} />
          <tbody>
            {rows.map((parcel) => (
              <TableRow
                key={parcel.key}
                parcel={parcel}
                columns={columns}
                selected={isSelected.has(parcel.key)}
                open={parcel.key === open}
                tell={tell}
                onHover={onHover}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Head({ columns }: { columns: readonly ColumnName[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className="px-2 py-1 print:hidden">
          <span className="sr-only">Select</span>
        </th>
        <th scope="col" className="px-2 py-1">
          Parcel
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="px-2 py-1">
            {parcelColumns[column].label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
