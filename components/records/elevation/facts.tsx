import { type ElevationRecord, elevation } from '@/lib/records/elevation/fields'
import { RecordFacts } from '../record-facts'

/** The height of the ground at a point, or why there is none. */
export const ElevationFacts = ({ record }: { record: ElevationRecord }) =>
  record.elevation === null ? (
    <p>{record.noValueReason}</p>
  ) : (
    <RecordFacts facts={elevation.facts(record)} isDense />
  )
