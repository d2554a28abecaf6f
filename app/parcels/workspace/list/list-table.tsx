import { type RefObject, useCallback } from 'react'
import {
  describeDollars,
  describeSale,
  formatCity,
  formatCounty,
  formatLandUse,
  formatName,
  formatYear,
} from '@/components/parcels/format-parcel'
import { parcelHref } from '@/components/parcels/parcel-href'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { type WorkColumn, WorkTable } from '@/components/ui/rows/work-table'
import {
  labelOf,
  landValuePerSquareFoot,
  type MapParcel,
  type ParcelSort,
  toMapId,
} from '@/connectors/us-florida-parcels/public'
import type { Work } from '../use-workspace'

export interface ListProps {
  work: Work
  onHover: (key: string | undefined) => void
  /** Leads from a row to its parcel on the map. */
  onShow: (parcel: MapParcel) => void
  handle: RefObject<RowsHandle | null>
}

/** What both looks of the list need to know of their rows. */
export function useListRows({ work, onHover, onShow, handle }: ListProps) {
  const { state, rows, tell, isLoading } = work
  const onSelect = useCallback(
    (keys: readonly string[], isSelected: boolean) =>
      tell({ type: isSelected ? 'selected' : 'removed', keys }),
    [tell],
  )
  const onKey = (key: string, parcel: MapParcel) => {
    if (key.toLowerCase() !== 'm') return false
    onShow(parcel)
    return true
  }
  return {
    ...{ rows, keyOf, handle, onHover, onSelect, onKey },
    selected: state.url.selected,
    open: state.url.open,
    isBusy: isLoading,
    listed: rows.map(({ key }) => toMapId(key)).join(' '),
  }
}

const keyOf = ({ key }: MapParcel) => key

/** The same rows as the list, close together, with the columns one wants. */
export function ListTable(props: ListProps) {
  const { state, tell } = props.work
  return (
    <WorkTable
      label="Parcels"
      {...useListRows(props)}
      name={name}
      columns={columns}
      sort={state.url.sort}
      onSort={(sort) => tell({ type: 'chose', choice: { sort } })}
    />
  )
}

const name = {
  label: 'Parcel',
  of: formatName,
  href: parcelHref,
  sort: { by: 'address', direction: 'ascending' },
} as const

/** What the table can show beside the name. Missing values stay empty there: the column says what it would be. */
const columns: readonly WorkColumn<MapParcel, ParcelSort>[] = [
  {
    id: 'parcelId',
    label: labelOf('parcelId'),
    cell: ({ parcelId }) => parcelId,
    sort: { by: 'number', direction: 'ascending' },
  },
  { id: 'city', label: labelOf('city'), cell: ({ city }) => formatCity(city), isFirst: true },
  { id: 'county', label: labelOf('county'), cell: ({ county }) => formatCounty(county) },
  {
    id: 'justValue',
    label: labelOf('justValue'),
    cell: ({ justValue }) => dollars(justValue),
    numeric: true,
    isFirst: true,
    sort: { by: 'value', direction: 'descending' },
  },
  {
    id: 'assessed',
    label: labelOf('assessedValue'),
    cell: ({ assessedValue }) => dollars(assessedValue),
    numeric: true,
  },
  {
    id: 'taxable',
    label: labelOf('taxableValue'),
    cell: ({ taxableValue }) => dollars(taxableValue),
    numeric: true,
  },
  {
    id: 'perFoot',
    label: labelOf('landValuePerSquareFoot'),
    cell: (parcel) => dollars(toCents(landValuePerSquareFoot(parcel))),
    numeric: true,
  },
  {
    id: 'built',
    label: labelOf('yearBuilt'),
    cell: ({ yearBuilt }) => year(yearBuilt),
    numeric: true,
    isFirst: true,
    sort: { by: 'built', direction: 'descending' },
  },
  {
    id: 'use',
    label: labelOf('landUse'),
    cell: ({ landUse }) => (landUse === null ? '' : formatLandUse(landUse)),
    isFirst: true,
  },
  {
    id: 'sale',
    label: 'Last sale',
    cell: (parcel) => (parcel.saleYear === null ? '' : describeSale(parcel)),
    isFirst: true,
    sort: { by: 'sale', direction: 'descending' },
  },
  {
    id: 'roll',
    label: labelOf('rollYear'),
    cell: ({ rollYear }) => year(rollYear),
    numeric: true,
    isFirst: true,
  },
]

const toCents = (value: number | null) => (value === null ? null : Number(value.toFixed(2)))
const dollars = (value: number | null) => (value === null ? '' : describeDollars(value))
const year = (value: number | null) => (value === null ? '' : formatYear(value))
