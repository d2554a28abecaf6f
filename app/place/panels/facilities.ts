import type { Read } from '@/app/data'
import type { NearRow } from '@/connectors/federal-env-compliance/near-rows'
import type { Place } from '../place'
import { foundEnding, type Outcome } from './outcome'
import { failed } from './settle'

export interface FacilitiesData {
  /** Nearest first: the ten to list. */
  nearest: NearRow[]
  /** All that were loaded, for the map. */
  rows: NearRow[]
  radiusMiles: number
  /** The count equation in words; adds up to the source's own total. */
  equation: string
  matched: number | null
  notes: string[]
  caveats: string[]
}

const OUTSIDE =
  'The facilities of the Environmental Protection Agency are listed for the United States and its territories; this point lies in none of them.'

const ABSENCE = 'That none is recorded is not proof that there is none.'

const RADIUS_MILES = 1
const MOST_LISTED = 10
/** An address is a point along the street, commonly 20 to 40 meters off. */
const ADDRESS_ACCURACY_METERS = 40

/** The question of the page for facilities, word for word, so that an answer serves both. */
export const facilityQuestion = ({ point, address }: Place) => ({
  service: 'all-media' as const,
  ...point,
  radiusMiles: RADIUS_MILES,
  activeOnly: false,
  rings: 3,
  pointAccuracyMeters: address ? ADDRESS_ACCURACY_METERS : 0,
})

export async function readFacilities(place: Place, read: Read): Promise<Outcome<FacilitiesData>> {
  if (place.states.length === 0) return { ending: 'not-covered', why: OUTSIDE, metas: [] }
  const answer = await read('federal-env-compliance', 'facilitiesNear', facilityQuestion(place))
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { rows, counts, radiusMiles, notes, caveats } = answer.data
  const equation = counts.sentence
  if (counts.matched === 0) return { ending: 'none', why: `${equation} ${ABSENCE}`, metas }
  const nearest = rows.slice(0, MOST_LISTED)
  const data = { nearest, rows, radiusMiles, equation, matched: counts.matched, notes, caveats }
  return { ending: foundEnding(metas), data, metas }
}
