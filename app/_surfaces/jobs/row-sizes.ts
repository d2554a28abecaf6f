import { type JobCell, PLACE } from '@/lib/jobs/job'
import type { RecordOfKind } from '@/lib/records/define-record'
import { landSize } from '@/lib/records/parcel/acres'
import { placedRow } from './find-place'

type LandSize = RecordOfKind<typeof landSize>

const PARCEL = 'parcel'

/** Returns the acres that the answers of a row contain: of the land described, or else of its parcel. */
export function sizeOfRow(cells: ReadonlyMap<string, JobCell>): LandSize {
  const land = placedRow(cells.get(PLACE) ?? {})?.land
  if (land) return { recordedAcres: null, outlineAcres: land.acres }
  const { recordedAcres, outlineAcres } = cells.get(PARCEL)?.values ?? {}
  return { recordedAcres: numberOf(recordedAcres), outlineAcres: numberOf(outlineAcres) }
}

export const isSize = (attribute: string): boolean => Object.hasOwn(landSize.shape, attribute)

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
