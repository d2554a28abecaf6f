import type { Polygon } from 'geojson'
import { fetchLotFloods } from '@/app/_lib/places/lot-floods'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { GroundLine } from '@/components/ground/ground-line'
import { getFloodZone } from '@/connectors/federal-flood-hazard/public'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { disclaimer, outsideToo } from '@/lib/records/flood-zone/describe'
import { describeElevation } from '@/lib/records/flood-zone/describe-answer'
import { describeVerdict, floodZone, formatStated, nameZone } from '@/lib/records/flood-zone/fields'
import { floodZoneTable } from '@/lib/records/flood-zone/file'
import { firmPanel } from '@/lib/records/flood-zone/firm-panel'
import { formatShare } from '@/lib/records/parcel/lot-share'
import { linkToPlace } from '../links'
import { centerOf } from '../lot/described-land'
import { addGround, lotGround, lotTables, measureGround, toLotGround } from '../lot/lot-ground'
import { LotLines } from '../lot/lot-lines'
import { answerOf, endByState, notCovered, type PanelOutcome } from '../outcome'
import type { Panel, PanelReadOptions } from '../panel'
import type { Place } from '../place'
import { type FloodZonePanelData, floodDetail } from './flood-detail'

const texts = defineTexts('place.panels.flood', {
  title: 'Flood zone',
  kind: 'digital flood maps',
  publisher: 'the Federal Emergency Management Agency',
  outside:
    'The flood map covers the United States and its territories. By our outlines, this point is in none of them: at sea, abroad, or on an island too small for the outlines.',
  none: 'No zone found, not “no hazard”',
  high: (zone: string) => `${zone}: high flood risk`,
  insurance: 'a mortgage will require flood insurance',
  reaches: (height: string) => `a 1% flood reaches ${height}`,
  onLot: (share: string) => `High flood risk on ${share}`,
  at: (zone: string, where: string) => `${zone} ${where}`,
  point: 'at the point',
  building: 'insurance depends on where the building is',
  more: (count: number) => `${formatCount(count, 'more zone')} at this point`,
  official: 'Official flood map (FEMA)',
  cost: {
    title: 'Flood insurance',
    duty: (zone: string) => `A mortgage will require it: ${zone}`,
    unsure: (zone: string) => `The map does not say whether a mortgage requires it: ${zone}`,
    free: (zone: string) => `No duty from the map: ${zone}. A lender can still ask for it`,
    part: (share: string) => `Depends on where the building is: high flood risk on ${share}`,
  },
})

const result = getFloodZone.result.extend({ lot: lotGround })

export const flood = {
  id: 'flood',
  since: '2026-11-24',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['federal-flood-hazard.getFloodZone', 'federal-flood-hazard.getFloodZonesInArea'],
  read: fetchFlood,
  onLot: async (outcome, ground, call) =>
    addGround(await outcome, await measureGround(await ground, call, askFloods)),
  answer: (outcome) => answerOf(outcome, { none: texts.none, found: describeZone }),
  cost: {
    get title() {
      return texts.cost.title
    },
    describe: describeInsurance,
  },
  height: 'min-h-24',
  body: ({ data }) => (
    <>
      <GroundLine
        {...describeZone(data)}
        isWarning={isDuty(data) || specialOnLot(data) !== undefined}
        limit={limitOf(data).map(translate).join(' ')}
        official={{ href: data.answer.officialMap.href, label: texts.official }}
      />
      <LotLines lot={data.lot} />
    </>
  ),
  detail: floodDetail,
  limits: (data) => data.caveats.filter((caveat) => !limitOf(data).includes(caveat)),
  rows: ({ answer, lot }) => [{ table: floodZoneTable(answer) }, ...lotTables(lot)],
  compare: [
    ...floodZone.compare<FloodZonePanelData>(({ answer }) => answer.zones),
    ...firmPanel.compare<FloodZonePanelData>(({ answer }) => answer.panels ?? []),
  ],
  result,
  toResult: ({ answer, lot }) => ({ ...answer, lot: toLotGround(lot) }),
  workflow: '/ground',
  href: (place) => linkToPlace('/ground', place),
  onMap: 'floods',
} satisfies Panel<'flood', FloodZonePanelData, typeof result>

/**
 * Adds a limit outside of the Special Flood Hazard Area, so that the place does not look safe from floods.
 */
const limitOf = ({ answer: { zones } }: FloodZonePanelData): readonly string[] =>
  zones.some(({ specialFloodHazardArea }) => specialFloodHazardArea === 'no')
    ? [outsideToo, disclaimer]
    : [disclaimer]

/** Returns true in a Special Flood Hazard Area, where federal law requires flood insurance for a mortgage. */
const isDuty = ({ answer: { zones } }: FloodZonePanelData) =>
  zones.some(({ specialFloodHazardArea }) => specialFloodHazardArea === 'yes')

function specialOnLot({ lot }: FloodZonePanelData): { percent: number | null; share: string } | undefined {
  const special = lot && 'shares' in lot ? lot.shares.filter(({ isSpecial }) => isSpecial) : []
  if (special.length === 0) return undefined
  const isMeasured = special.every(({ percent }) => percent !== null)
  const percent = isMeasured ? special.reduce((sum, each) => sum + (each.percent ?? 0), 0) : null
  const isLand = lot !== undefined && 'land' in lot
  return { percent, share: translate(formatShare(percent, { isLand })) }
}

function describeInsurance(data: FloodZonePanelData): string {
  const { zones, sentence } = data.answer
  const dutyZone = zones.find(({ specialFloodHazardArea }) => specialFloodHazardArea === 'yes')
  const [zone] = zones
  if (!zone) return translate(sentence)
  const special = specialOnLot(data)
  const { duty, part, free, unsure } = texts.cost
  if (special && (!dutyZone || data.land)) return part(special.share)
  if (dutyZone) return duty(translate(nameZone(dutyZone)))
  const isFree = zones.every(({ specialFloodHazardArea }) => specialFloodHazardArea === 'no')
  return (isFree ? free : unsure)(translate(nameZone(zone)))
}

function describeZone(data: FloodZonePanelData) {
  const { zones, sentence } = data.answer
  const [zone, ...others] = zones
  if (!zone) return { value: translate(sentence) }
  const name = translate(nameZone(zone))
  const more = others.length > 0 ? texts.more(others.length) : undefined
  const special = specialOnLot(data)
  const where = data.land && centerOf(data.land)
  if (special && (data.land || !isDuty(data)))
    return {
      value: texts.onLot(special.share),
      detail: [texts.at(name, where ?? texts.point), texts.building].join(' · '),
      tone: 'warn' as const,
    }
  const share = special?.share
  if (isDuty(data)) {
    const height = zone.baseFloodElevation
    const reach = height ? texts.reaches(formatStated(height)) : translate(describeElevation(zone) ?? '')
    return {
      value: texts.high(name),
      detail: [where, texts.insurance, share, reach, more].filter(Boolean).join(' · '),
      tone: 'warn' as const,
      isDuty: true as const,
    }
  }
  const parts = [where, translate(describeVerdict(zone)), translate(describeElevation(zone) ?? ''), more]
  return { value: name, detail: parts.filter(Boolean).join(' · ') }
}

async function fetchFlood(
  { point, states, land }: Place,
  call: EngineCaller,
  { detail = false }: Partial<PanelReadOptions> = {},
): Promise<PanelOutcome<FloodZonePanelData>> {
  if (states.length === 0 && !detail) return notCovered(texts.outside)
  const answer = await call('federal-flood-hazard', 'getFloodZone', {
    ...point,
    ...(detail ? { withCommunity: true } : {}),
  })
  const outcome = endByState(answer, { 'no digital map': 'not-covered', 'no zone found': 'none' }, land)
  if (!answer.ok || outcome.ending !== 'not-covered') return outcome
  const { href, label } = answer.data.officialMap
  return { ...outcome, elsewhere: { href, label: translate(label) } }
}

const askFloods = (pieces: readonly Polygon[], call: EngineCaller, isLand: boolean) =>
  fetchLotFloods(pieces, (params) => call('federal-flood-hazard', 'getFloodZonesInArea', params), isLand)
