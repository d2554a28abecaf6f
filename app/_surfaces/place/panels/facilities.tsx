import { z } from 'zod'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { MarkDrawing } from '@/components/facilities/mark-drawing'
import { type FacilityRowWithDistance, nearRow } from '@/connectors/federal-env-compliance/public'
import { formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate, translateParts } from '@/lib/language/translate'
import { distanceStarts } from '@/lib/records/distance-start'
import { answerFacilities, noneNear } from '@/lib/records/facility/describe'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { facilityTable } from '@/lib/records/facility/file'
import { notAbsence, outside } from '@/lib/records/facility/limits'
import { nearbyFacilities } from '@/lib/records/facility/nearby'
import { classifyViolation, countClasses, violationClasses } from '@/lib/records/facility/violation-class'
import { toChoicePin } from '../features'
import { linkToPlace } from '../links'
import { centerOf, type DescribedLand } from '../lot/described-land'
import { fromLotEdge, startOfDistances } from '../lot/lot-distance'
import { answerOf, failed, notCovered, type PanelOutcome, withData } from '../outcome'
import type { Panel, PanelBodyProps } from '../panel'
import type { Place } from '../place'

interface FacilitiesData {
  listed: FacilityRowWithDistance[]
  rows: FacilityRowWithDistance[]
  radiusMiles: number
  equation: string
  matched: number | null
  search: string
  isFromEdge?: boolean
  land?: DescribedLand
  notes: string[]
  caveats: string[]
}

/**
 * The map shows only the nearest facilities: a city can have thousands within a mile, and the HTML contains
 * every facility on the map.
 */
const MOST_DRAWN = 200
const MOST_LISTED = 10
const MOST_CURRENT = 30
const RADIUS_MILES = 1
/** A geocoded address is a point along the street, commonly 20 to 40 meters away from the building. */
const ADDRESS_ACCURACY_METERS = 40

const texts = defineTexts('place.panels.facilities', {
  title: 'Regulated facilities',
  kind: 'regulated facilities',
  publisher: 'the Environmental Protection Agency',
  noPosition: 'No position published',
  inactive: 'not active',
  uncertain: 'position not exact',
  nearest: (count: number, all: number, current: number) => {
    if (current > 0) return `Those with a violation now, then the nearest: ${count} of ${formatNumber(all)}`
    return count < all ? `The nearest ${count} of ${formatNumber(all)} that are listed` : 'Nearest first'
  },
  fromLot: 'Distances are from the lot’s edge, 0 inside it. The list is of those within a mile of the point.',
  fromLand: (land: string) =>
    `Distances are from the edge of ${land}, 0 inside it. The list is of those within a mile of its center.`,
  fromCenter: (center: string) => `Distances are from the point ${center}.`,
  fromPoint: 'Distances are from the point.',
  undrawn: (most: number) => `Only the ${most} nearest facilities are drawn; the panel counts them all.`,
})

const result = z.object({
  radiusMiles: z.number(),
  distancesFrom: z
    .enum(['point', 'lot', 'land'])
    .describe('Of each facility; lot is the edge of its outline, land that of a legal description.'),
  matched: z.number().nullable().describe('As the source counts them.'),
  countSentence: z.string(),
  nearest: z.array(nearRow).describe('Nearest first, as many as you asked for.'),
  caveats: z.array(z.string()),
})

export const facilities = {
  id: 'facilities',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['federal-env-compliance.facilitiesNear'],
  read: fetchFacilities,
  async onLot(facilities, later) {
    const [outcome, ground] = [await facilities, await later]
    if (!('data' in outcome) || !ground || 'why' in ground) return outcome
    const rows = fromLotEdge(outcome.data.rows, ground.outline)
    return { ...outcome, data: { ...outcome.data, rows, listed: toListed(rows), isFromEdge: true } }
  },
  answer: (outcome) => answerOf(outcome, { found: describeNearest, none: translate(noneNear) }),
  height: 'min-h-96',
  body: FacilitiesBody,
  limits: ({ notes, caveats: [, ...others] }) => [...notes, ...others],
  features: ({ rows, search }) =>
    rows.slice(0, MOST_DRAWN).flatMap((row) =>
      toChoicePin(`facility ${row.key}`, formatFacilityName(row.name), row, {
        mark: classifyViolation(row),
        ...(row.registryId && row.isFrsId ? { href: facilityHref(row.registryId, search) } : {}),
      }),
    ),
  describeUndrawn: ({ rows }) => (rows.length > MOST_DRAWN ? texts.undrawn(MOST_DRAWN) : undefined),
  rows(data) {
    const { rows, equation, notes, caveats } = data
    return [{ table: facilityTable(rows, [equation, describeStart(data), ...notes, ...caveats]) }]
  },
  compare: nearbyFacilities.compare((data) => [summarize(data)]),
  result,
  toResult: (data, options) => ({
    radiusMiles: data.radiusMiles,
    distancesFrom: startOfDistances(data),
    matched: data.matched,
    countSentence: data.equation,
    nearest: data.rows.slice(0, options.facilities),
    caveats: [...data.notes, ...data.caveats],
  }),
  workflow: '/environment',
  href: (place) => linkToPlace('/environment', place),
} satisfies Panel<'facilities', FacilitiesData, typeof result>

function describeNearest({ rows, matched }: FacilitiesData) {
  const { value, detail } = answerFacilities(rows, matched)
  return { value: translate(value), detail: detail && translateParts(detail) }
}

function describeStart(data: FacilitiesData): string {
  const { isFromEdge, land } = data
  if (!land) return isFromEdge ? texts.fromLot : texts.fromPoint
  if (isFromEdge) return texts.fromLand(land.name)
  return land.center ? texts.fromCenter(centerOf(land)) : texts.fromPoint
}

const isCurrent = (row: FacilityRowWithDistance) => classifyViolation(row) === 'current'

const summarize = ({ rows, matched, equation, ...start }: FacilitiesData) => ({
  matched,
  equation,
  inViolation: countClasses(rows).current,
  isWhole: matched !== null && rows.length === matched,
  nearest: rows[0]?.name ?? null,
  distanceMiles: rows[0]?.distanceMiles ?? null,
  distancesFrom: distanceStarts[startOfDistances(start)],
})

async function fetchFacilities(place: Place, call: EngineCaller): Promise<PanelOutcome<FacilitiesData>> {
  if (place.states.length === 0) return notCovered(outside)
  // The parameters equal those of the facilities page, so that panel and page share a cached result.
  const answer = await call('federal-env-compliance', 'facilitiesNear', {
    service: 'all-media',
    ...place.point,
    radiusMiles: RADIUS_MILES,
    activeOnly: false,
    rings: 3,
    pointAccuracyMeters: place.address ? ADDRESS_ACCURACY_METERS : 0,
  })
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { rows, counts, radiusMiles, notes, caveats } = answer.data
  const { sentence: equation, matched } = counts
  const { land } = place
  if (matched === 0) return { ending: 'none', why: `${equation} ${notAbsence}`, metas }
  const search = linkToPlace('', place)
  const listed = toListed(rows)
  const data = { listed, rows, radiusMiles, equation, matched, search, notes, caveats }
  return withData({ ...data, ...(land ? { land } : {}) }, metas)
}

function toListed(rows: readonly FacilityRowWithDistance[]): FacilityRowWithDistance[] {
  const current = rows.filter(isCurrent).slice(0, MOST_CURRENT)
  const others = rows.filter((row) => !current.includes(row))
  return [...current, ...others.slice(0, Math.max(0, MOST_LISTED - current.length))]
}

function FacilitiesBody({ data }: PanelBodyProps<FacilitiesData>) {
  const { listed, rows, matched, equation, search, caveats } = data
  const [lead] = caveats
  const isPlain = matched === rows.length && rows.every(({ distanceMiles }) => distanceMiles !== null)
  const { current } = countClasses(rows)
  return (
    <>
      <p className="mb-2 font-semibold">{lead && translate(lead)}</p>
      {!isPlain && <p className="mb-3">{translate(equation)}</p>}
      <h3 className="mb-1 font-semibold">{texts.nearest(listed.length, rows.length, current)}</h3>
      <p className="mb-1 text-base text-muted">{describeStart(data)}</p>
      <ol className="mb-2 gap-x-8 border-y border-line sm:columns-2">
        {listed.map((row) => (
          <Facility key={row.key} row={row} search={search} />
        ))}
      </ol>
    </>
  )
}

const facilityHref = (registryId: string, search: string) =>
  localHref(`/environment/facility/${registryId}${search}`)

function Facility({ row, search }: { row: FacilityRowWithDistance; search: string }) {
  const { registryId, isFrsId, distanceMiles } = row
  const name = formatFacilityName(row.name)
  const violation = classifyViolation(row)
  return (
    <li className="break-inside-avoid border-b border-line/60 py-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {registryId && isFrsId ? (
          <a href={facilityHref(registryId, search)} className="min-h-6 py-0.5 font-semibold">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="tabular-nums">
          {distanceMiles === null ? texts.noPosition : formatMiles(distanceMiles)}
        </span>
      </div>
      <p className="text-sm text-muted">
        <MarkDrawing name={violation} className="mr-1 inline-block size-4 align-[-0.2em]" />
        <span className={violation === 'current' ? 'font-semibold text-bad' : ''}>
          {translate(violationClasses[violation])}
        </span>
        {row.active === false && ` · ${texts.inactive}`}
        {row.ringUncertain && ` · ${texts.uncertain}`}
      </p>
    </li>
  )
}
