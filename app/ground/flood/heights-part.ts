import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { PlaceLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { outlineOf } from '@/app/_surfaces/place/lot/lot-ground'
import { metasOf, type PanelOutcome } from '@/app/_surfaces/place/outcome'
import { compareHeights } from '@/app/_surfaces/place/panels/compare-heights'
import type { Place } from '@/app/_surfaces/place/place'
import type { PointElevation } from '@/connectors/federal-elevation/public'
import { formatFeet, formatMeters } from '@/lib/format'
import { stateAt } from '@/lib/geography/state-at'
import { defineTexts } from '@/lib/language/define-texts'
import type { RecordFact } from '@/lib/records/define-record'
import { bareGround, interpolated } from '@/lib/records/elevation/fields'
import { type FloodZone, formatStated } from '@/lib/records/flood-zone/fields'
import { metersToFeet } from '@/lib/units'
import { type FloodFileSection, failedPart } from './file-part'
import { outlinePoints } from './outline-points'

/** Largest number of points, including the place itself. Their heights cost three requests. */
const MOST_POINTS = 60

const texts = defineTexts('flood-file.heights', {
  title: 'The lot against the flood height',
  lowest: 'Lowest ground on the edge of the lot',
  highest: 'Highest ground on the edge of the lot',
  here: { address: 'Ground at the address point', point: 'Ground at the point' },
  street: 'An address point is on the street. Choose the point of the building on the map of the flood page.',
  flood: 'Base flood elevation at the point',
  stated: (height: string) => height,
  none: 'No height is published there',
  failed: 'We did not load the height',
  lowestSubject: 'The lowest ground on the edge of the lot',
  noLot: 'No outline of a lot is known here, so this is about the point alone.',
  points: (heights: number, points: number) =>
    `Heights at ${heights} of ${points} points: the corners of the lot, points between them, and the place itself.`,
  unasked: 'We have no answer from the flood map, so there is nothing to compare the ground with.',
  accuracy:
    'The publisher quotes a vertical error of about 0.53 m (1.7 ft) for its models as a whole. Heights refer to NAVD88 in the 48 contiguous states.',
  one: 'The base flood elevation is that of the zone at the point. Another part of the lot can be in another zone.',
  surveyor:
    'FEMA compares the lowest ground that touches the building with the base flood elevation, as a licensed surveyor measures it. Only FEMA decides.',
})

export async function fetchHeightsPart(
  { point, address }: Place,
  lot: PanelOutcome<PlaceLot>,
  zones: readonly FloodZone[] | undefined,
  call: EngineCaller,
): Promise<FloodFileSection> {
  const outline = outlineOf(lot)
  const edge = outline && 'type' in outline ? outlinePoints(outline, MOST_POINTS - 1) : []
  const points = [{ latitude: point.latitude, longitude: point.longitude }, ...edge]
  const answer = await call('federal-elevation', 'heightsAt', { points })
  if (!answer.ok) return failedPart('heights', texts.title, answer.error)
  const [here, ...around] = answer.data.heights
  const meters = around.flatMap((height) => (height.state === 'found' ? height.meters : []))
  const heights = { here, lowest: Math.min(...meters), highest: Math.max(...meters), count: meters.length }
  const why = outline && 'why' in outline ? outline.why : edge.length === 0 ? texts.noLot : undefined
  const loaded = answer.data.heights.filter(({ state }) => state === 'found').length
  return {
    id: 'heights',
    title: texts.title,
    ...compare(heights, zones, stateAt(point.longitude, point.latitude), address !== undefined),
    lines: [
      ...(why ? [why] : [texts.points(loaded, points.length)]),
      ...(address === undefined ? [] : [texts.street]),
      texts.accuracy,
      texts.surveyor,
    ],
    caveats: [interpolated, bareGround, texts.one],
    metas: [answer.meta, ...(edge.length > 0 ? metasOf(lot) : [])],
  }
}

interface LotHeights {
  here: PointElevation | undefined
  lowest: number
  highest: number
  count: number
}

function compare(
  { here, lowest, highest, count }: LotHeights,
  zones: readonly FloodZone[] | undefined,
  state: string | null,
  isAddress: boolean,
): Pick<FloodFileSection, 'sentence' | 'groups'> {
  const [zone] = zones ?? []
  const point = here?.state === 'found' ? toElevation(here.meters) : undefined
  const low = count > 0 ? toElevation(lowest) : undefined
  const comparison = compareHeights(low ?? point, zone, state, low && texts.lowestSubject)
  const isCompared = comparison.kind === 'side by side'
  const height = zone?.baseFloodElevation
  const fact = (label: string, value: string): RecordFact => ({ label, value })
  return {
    sentence: !zones ? texts.unasked : isCompared ? comparison.sentence : comparison.why,
    groups: [
      {
        facts: [
          ...(low
            ? [fact(texts.lowest, formatHeight(lowest)), fact(texts.highest, formatHeight(highest))]
            : []),
          fact(texts.here[isAddress ? 'address' : 'point'], describeHere(here)),
          ...(height ? [fact(texts.flood, texts.stated(formatStated(height)))] : []),
        ],
      },
    ],
  }
}

const toElevation = (meters: number) => ({ elevationMeters: meters, elevationFeet: metersToFeet(meters) })

const formatHeight = (meters: number) => `${formatFeet(metersToFeet(meters))} (${formatMeters(meters)})`

function describeHere(here: PointElevation | undefined): string {
  if (here?.state === 'found') return formatHeight(here.meters)
  return here?.state === 'none' ? texts.none : texts.failed
}
