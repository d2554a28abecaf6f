import { type ActionDispatch, memo, useState } from 'react'
import {
  labelOf,
  landValuePerSquareFoot,
  type MapParcel,
  toMapId,
} from '@/connectors/us-florida-parcels/public'
import {
  describeDollars,
  describeSale,
  formatCity,
  formatCounty,
  formatLandUse,
  formatName,
  formatYear,
} from '../../format-parcel'
import { parcelHref } from '../../parcel-href'
import type { WorkspaceEvent } from '../reduce-workspace'
import type { ListProps } from './list-rows'

// Safari does not let a keyboard reach what only scrolls, so the region is a stop of its own.
const reachable = { tabIndex: 0 }

interface TableRowProps {
  parcel: MapParcel
  columns: readonly ColumnName[]
  selected: boolean
  open: boolean
  tell: ActionDispatch<[WorkspaceEvent]>
  onHover: (key: string | undefined) => void
}

/** Remembered: one choice must not draw five hundred rows again. */
const TableRow = memo(function TableRow({ parcel, columns, selected, open, tell, onHover }: TableRowProps) {
  const name = formatName(parcel)
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

interface ColumnChoiceProps {
  chosen: readonly ColumnName[]
  onChoose: (columns: readonly ColumnName[]) => void
}

/** Which columns the table has, always in the same order. */
function ColumnChoice({ chosen, onChoose }: ColumnChoiceProps) {
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

interface ParcelColumn {
  label: string
  cell: (parcel: MapParcel) => string
  numeric?: boolean
}

/** What the table can show beside the name. Missing values stay empty there: the column says what it would be. */
const parcelColumns = {
  parcelId: { label: labelOf('parcelId'), cell: ({ parcelId }) => parcelId },
  city: { label: labelOf('city'), cell: ({ city }) => formatCity(city) },
  county: { label: labelOf('county'), cell: ({ county }) => formatCounty(county) },
  justValue: { label: labelOf('justValue'), cell: ({ justValue }) => dollars(justValue), numeric: true },
  assessed: {
    label: labelOf('assessedValue'),
    cell: ({ assessedValue }) => dollars(assessedValue),
    numeric: true,
  },
  taxable: {
    label: labelOf('taxableValue'),
    cell: ({ taxableValue }) => dollars(taxableValue),
    numeric: true,
  },
  perFoot: {
    label: labelOf('landValuePerSquareFoot'),
    cell: (parcel) => dollars(toCents(landValuePerSquareFoot(parcel))),
    numeric: true,
  },
  built: { label: labelOf('yearBuilt'), cell: ({ yearBuilt }) => year(yearBuilt), numeric: true },
  use: { label: labelOf('landUse'), cell: ({ landUse }) => (landUse === null ? '' : formatLandUse(landUse)) },
  sale: { label: 'Last sale', cell: (parcel) => (parcel.saleYear === null ? '' : describeSale(parcel)) },
  roll: { label: labelOf('rollYear'), cell: ({ rollYear }) => year(rollYear), numeric: true },
} as const satisfies Record<string, ParcelColumn>

type ColumnName = keyof typeof parcelColumns

const columnNames = Object.keys(parcelColumns).filter((name): name is ColumnName =>
  Object.hasOwn(parcelColumns, name),
)

const firstColumns: readonly ColumnName[] = ['city', 'justValue', 'built', 'use', 'sale', 'roll']

const toCents = (value: number | null) => (value === null ? null : Number(value.toFixed(2)))
const dollars = (value: number | null) => (value === null ? '' : describeDollars(value))
const year = (value: number | null) => (value === null ? '' : formatYear(value))
