import { formatName } from '@/components/parcels/format-parcel'
import { parcelHref } from '@/components/parcels/parcel-href'
import { type Column, DataTable } from '@/components/ui/data-table'
import { formatNumber } from '@/lib/format'
import type { KnownParcels } from '../use-known-parcels'
import { type CompareRow, compareRows, MOST_COMPARED } from './compare-rows'

const texts = {
  few: `Select 2 to ${MOST_COMPARED} parcels to see them side by side.`,
  many: (count: number) =>
    `The first ${MOST_COMPARED} of ${formatNumber(count)} selected are compared. Move others to the front under Selected.`,
  waiting: 'The selected parcels are still being looked up.',
  truth:
    'Values are the county’s assessments of January 1, not prices. A sale price means little without its qualification code.',
  caption: 'Parcels side by side',
  differs: 'Differs',
  marked:
    'Marked: another city, county, use or roll year; figures at least a tenth apart; ten years or more between years built.',
}

/** Rows that differ in a way that means something say so in words. */
export function ComparePanel({ known }: { known: KnownParcels }) {
  const parcels = known.parcels.slice(0, MOST_COMPARED)
  if (parcels.length < 2) return <p className="mb-4">{known.waiting > 0 ? texts.waiting : texts.few}</p>
  const columns: Column<CompareRow>[] = [
    { id: 'label', label: 'Attribute', cell: labelOf, rowHeader: true },
    ...parcels.map((parcel, index) => ({
      id: parcel.key,
      label: <a href={parcelHref(parcel)}>{formatName(parcel)}</a>,
      cell: ({ values }: CompareRow) => values[index],
    })),
  ]
  return (
    <>
      {known.parcels.length > MOST_COMPARED && <p className="mb-3">{texts.many(known.parcels.length)}</p>}
      <DataTable
        id="compare"
        caption={texts.caption}
        columns={columns}
        rows={compareRows(parcels)}
        rowKey={({ label }) => label}
        wide={parcels.length > 2}
      />
      <p className="mb-4 text-base text-muted">
        {texts.marked} {texts.truth}
      </p>
    </>
  )
}

function labelOf({ label, differs }: CompareRow) {
  return (
    <>
      {label}
      {differs && <span className="block font-semibold text-ink">{texts.differs}</span>}
    </>
  )
}
