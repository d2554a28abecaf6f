import { type Column, DataTable } from '@/components/ui/data-table'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { formatFeet, formatMeters } from '@/lib/units'
import type { Batch, Findings, Row } from './batch-schema'
import { describeReading } from './describe-row'
import { RowStatusCell } from './row-status-cell'

const texts = {
  caption: 'Section and elevation of each point',
  number: 'No.',
  label: 'Label',
  point: 'Point as understood',
  section: 'Section',
  feet: 'Elevation, feet',
  meters: 'Elevation, meters',
  status: 'Status',
  given: 'As given: ',
  read: 'Read as: ',
  none: 'None',
}

export function ResultsTable({ batch: { rows, points } }: { batch: Batch }) {
  const found = ({ reading }: Row) => (reading.kind === 'point' ? points[reading.key] : undefined)
  const columns: Column<Row>[] = [
    { id: 'number', label: texts.number, cell: ({ number }) => number, numeric: true, rowHeader: true },
    { id: 'label', label: texts.label, cell: ({ label }) => label },
    { id: 'point', label: texts.point, cell: (row) => <PointCell row={row} /> },
    { id: 'section', label: texts.section, cell: (row) => <SectionCell findings={found(row)} /> },
    { id: 'feet', label: texts.feet, cell: (row) => sayHeight(found(row), 'feet'), numeric: true },
    { id: 'meters', label: texts.meters, cell: (row) => sayHeight(found(row), 'meters'), numeric: true },
    { id: 'status', label: texts.status, cell: (row) => <RowStatusCell row={row} points={points} /> },
  ]
  return (
    <DataTable
      id="batch"
      caption={texts.caption}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
    />
  )
}

function PointCell({ row: { reading, text } }: { row: Row }) {
  const given = (
    <span className="block max-w-64 text-sm wrap-anywhere text-muted">
      {texts.given}
      {text}
    </span>
  )
  if (reading.kind === 'unreadable') return given
  return (
    <span className="block min-w-44">
      <span className="whitespace-nowrap tabular-nums">
        {formatCoordinates(reading.latitude, reading.longitude).decimal}
      </span>
      {given}
      <span className="block max-w-64 text-sm text-muted">
        {texts.read}
        {describeReading(reading)}
      </span>
    </span>
  )
}

function SectionCell({ findings }: { findings: Findings | undefined }) {
  if (findings?.section.state !== 'answered') return null
  const { places } = findings.section.finding
  if (places.length === 0) return texts.none
  return (
    <span className="block min-w-48">
      {places.map(({ label, parts, sectionId, plssid }) => (
        <span key={sectionId ?? plssid} className="block">
          {label}
          {parts.length > 0 && <span className="text-muted"> ({parts.join(', ')})</span>}
        </span>
      ))}
    </span>
  )
}

function sayHeight(findings: Findings | undefined, unit: 'feet' | 'meters') {
  if (findings?.elevation.state !== 'answered') return null
  const { feet, meters } = findings.elevation.finding
  if (feet === null || meters === null) return texts.none
  return unit === 'feet' ? formatFeet(feet) : formatMeters(meters)
}
