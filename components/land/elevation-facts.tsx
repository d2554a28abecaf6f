import type { ElevationRecord } from '@/connectors/federal-elevation/records'
import { formatDay, formatFeet, formatMeters } from '@/lib/format'
import { type Fact, Facts } from '../ui/facts'

/** The height of the ground at a point, with what it is and is not. */
export function ElevationFacts({ record }: { record: ElevationRecord }) {
  const { elevationFeet, elevationMeters, resolutionMeters, resolutionApproximate, acquisitionDate } = record
  if (elevationFeet === null || elevationMeters === null) return <p>{record.noValueReason}</p>
  const items: (Fact | false)[] = [
    {
      label: 'Ground elevation',
      value: `${formatFeet(elevationFeet)} (${formatMeters(elevationMeters)})`,
      note: 'Interpolated from a model, not surveyed. Bare ground, without buildings and trees.',
    },
    resolutionMeters !== null && {
      label: 'Cell size of the model',
      value: `${resolutionApproximate ? 'about ' : ''}${formatMeters(resolutionMeters)}`,
    },
    {
      label: 'Measured on',
      value: acquisitionDate ? (
        <time dateTime={acquisitionDate}>{formatDay(acquisitionDate)}</time>
      ) : (
        'Not published for this point'
      ),
    },
  ]
  return <Facts items={items.filter((item) => item !== false)} isDense />
}
