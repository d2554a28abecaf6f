import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon'
import { type ChipState, StateChip } from '@/components/ui/state-chip'
import { formatCoordinates } from '@/lib/coordinates/format-coordinates'
import { formatFeet, formatMeters } from '@/lib/format'
import {
  type Batch,
  type BatchFindings,
  type BatchRow,
  type OptionalRecord,
  sourceNames,
} from '../batch-schema'
import { describeExtra, describeReading, describeRow, type StatusKind } from './describe-row'

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

export function ResultsTable({ batch: { rows, points, extras } }: { batch: Batch }) {
  const pointOf = ({ reading }: BatchRow) => (reading.kind === 'point' ? points[reading.key] : undefined)
  const columns: DataColumn<BatchRow>[] = [
    { id: 'number', label: texts.number, cell: ({ number }) => number, numeric: true, rowHeader: true },
    { id: 'label', label: texts.label, cell: ({ label }) => label },
    { id: 'point', label: texts.point, cell: (row) => <PointCell row={row} /> },
    { id: 'section', label: texts.section, cell: (row) => <SectionCell findings={pointOf(row)} /> },
    { id: 'feet', label: texts.feet, cell: (row) => formatHeight(pointOf(row), 'feet'), numeric: true },
    { id: 'meters', label: texts.meters, cell: (row) => formatHeight(pointOf(row), 'meters'), numeric: true },
    ...extras.map(
      (extra): DataColumn<BatchRow> => ({
        id: extra,
        label: sourceNames[extra],
        cell: (row) => <ExtraCell findings={pointOf(row)} extra={extra} />,
      }),
    ),
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

const chips: Partial<Record<StatusKind, ChipState>> = {
  found: 'found',
  nothing: 'none',
  'not-covered': 'not-covered',
  unreadable: 'failed',
  failed: 'failed',
}

function RowStatusCell({ row, points }: { row: BatchRow; points: Batch['points'] }) {
  const { kind, label, detail } = describeRow(row, points)
  const chip = chips[kind]
  return (
    <span className="block min-w-52">
      {chip ? (
        <StateChip state={chip} label={label} />
      ) : (
        <span className="inline-flex items-center gap-1.5 text-muted">
          {kind === 'asking' && <Icon name="clock" className="size-4" />}
          {label}
        </span>
      )}
      {detail && <span className="mt-1 block max-w-80 text-sm text-muted">{detail}</span>}
    </span>
  )
}

function PointCell({ row: { reading, text } }: { row: BatchRow }) {
  const input = (
    <span className="block max-w-64 text-sm wrap-anywhere text-muted">
      {texts.given}
      {text}
    </span>
  )
  if (reading.kind === 'unreadable') return input
  return (
    <span className="block min-w-44">
      <span className="whitespace-nowrap tabular-nums">
        {formatCoordinates(reading.latitude, reading.longitude).decimal}
      </span>
      {input}
      <span className="block max-w-64 text-sm text-muted">
        {texts.read}
        {describeReading(reading)}
      </span>
    </span>
  )
}

function SectionCell({ findings }: { findings: BatchFindings | undefined }) {
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

/** Shows the result, or the reason for its absence, so that a failure never looks like "none". */
function ExtraCell({ findings, extra }: { findings: BatchFindings | undefined; extra: OptionalRecord }) {
  const answer = findings?.[extra]
  if (!answer || answer.state === 'waiting' || answer.state === 'asking') return null
  const lines =
    answer.state !== 'answered'
      ? []
      : 'zones' in answer.finding
        ? answer.finding.zones.map(({ name, verdict }) => [name, verdict])
        : answer.finding.units.map(({ name, farmland }) => [name, farmland])
  if (lines.length === 0) return <span className="block min-w-44">{describeExtra(answer)}</span>
  return (
    <span className="block min-w-44">
      {lines.map(([name, more]) => (
        <span key={name} className="block">
          {name}
          {more && <span className="text-muted">: {more}</span>}
        </span>
      ))}
    </span>
  )
}

function formatHeight(findings: BatchFindings | undefined, unit: 'feet' | 'meters') {
  if (findings?.elevation.state !== 'answered') return null
  const { feet, meters } = findings.elevation.finding
  if (feet === null || meters === null) return texts.none
  return unit === 'feet' ? formatFeet(feet) : formatMeters(meters)
}
