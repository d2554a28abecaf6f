import { formatDay } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { describeVerdict, type FloodZone, formatStated, nameZone } from './fields'
import { hasElevations } from './meanings'

export const states = ['zone', 'no digital map', 'no zone found'] as const
type FloodState = (typeof states)[number]

export const officialMap = (text: string) => ({
  href: `https://msc.fema.gov/portal/search?AddressQuery=${encodeURIComponent(text)}`,
  label: 'Official flood map (FEMA Flood Map Service Center)',
})

export const formatCommunity = ({ name, number }: { name: string; number: string | null }) =>
  number === null ? name : `${name} (community ${number})`

const texts = defineSentences('flood-zone.describe', {
  disclaimer:
    'Not an official flood determination. Boundaries are approximate and letters of map change may not be shown. For insurance, lending or building use the official map or a flood determination.',
  outsideToo: 'Areas outside the zone also flood.',
  'no digital map': 'FEMA publishes no digital flood map for this place; a paper map may exist.',
  'no zone found':
    'FEMA has a digital flood map here, but no zone was found at this point. That is not zone X: it may be a gap or water.',
  height: 'base flood elevation {height}',
  depth: 'average depth {depth}',
  varies: 'base flood elevation varies, read it on the official map',
  more: {
    one: '{count, number} more zone at this point: {names}.',
    other: '{count, number} more zones at this point: {names}.',
  },
})

export const { disclaimer, outsideToo } = texts

const answers = defineSentences('flood-zone.answer', {
  verdict: '{zone}: {verdict, sentence}.',
  detail: '{zone}: {verdict, sentence}, {detail, sentence}.',
  height: '{zone}: {verdict, sentence}, {height, sentence}, panel {panel}.',
  datedHeight: '{zone}: {verdict, sentence}, {height, sentence}, panel {panel} effective {day}.',
  panel: 'panel {panel}',
  datedPanel: 'panel {panel} effective {day}',
})

export const zoneHeadline = ({
  zone,
  specialFloodHazardArea,
}: Pick<FloodZone, 'zone' | 'specialFloodHazardArea'>) =>
  zone ? `Flood zone ${zone}${specialFloodHazardArea === 'yes' ? ': high flood risk' : ''}` : undefined

export const hazardNames = {
  floodway: 'Floodway, in a special flood hazard area',
  special: 'Special flood hazard area',
  moderate: 'Moderate hazard, outside of it',
  minimal: 'Minimal hazard, outside of it',
  undetermined: 'Undetermined hazard (zone D)',
  unclear: 'No verdict: read the zone',
} as const
export type Hazard = keyof typeof hazardNames

export function hazardOf({
  zone,
  feature,
  specialFloodHazardArea,
}: Pick<FloodZone, 'zone' | 'feature' | 'specialFloodHazardArea'>): Hazard {
  if (specialFloodHazardArea === 'yes') return feature === 'floodway' ? 'floodway' : 'special'
  if (specialFloodHazardArea !== 'no') return 'unclear'
  if (zone === 'D') return 'undetermined'
  if (feature === 'minimal') return 'minimal'
  return zone === 'X' && feature !== null ? 'moderate' : 'unclear'
}

/** Returns undefined if the zone has no base flood elevation. */
export function describeElevation({
  zone,
  baseFloodElevation,
  depth,
}: Pick<FloodZone, 'zone' | 'baseFloodElevation' | 'depth'>): string | undefined {
  if (baseFloodElevation) return texts.height({ height: formatStated(baseFloodElevation) })
  if (depth) return texts.depth({ depth: formatStated(depth) })
  return hasElevations(zone) ? texts.varies : undefined
}

export function describeAnswer(
  state: FloodState,
  zones: readonly FloodZone[],
  panels: readonly { panel: string; effectiveDate: string | null }[] = [],
): string {
  const [first, ...others] = zones
  if (state !== 'zone' || !first) return texts[state === 'zone' ? 'no zone found' : state]
  const answer = describeZone(first, panels[0])
  if (others.length === 0) return answer
  return `${answer} ${texts.more({ count: others.length, names: others.map(nameZone).join('; ') })}`
}

function describeZone(zone: FloodZone, at: { panel: string; effectiveDate: string | null } | undefined) {
  const named = { zone: nameZone(zone), verdict: describeVerdict(zone) }
  const height = describeElevation(zone)
  const { panel, effectiveDate } = at ?? {}
  const day = effectiveDate && formatDay(effectiveDate)
  if (height && panel)
    return day
      ? answers.datedHeight({ ...named, height, panel, day })
      : answers.height({ ...named, height, panel })
  const onPanel = panel && (day ? answers.datedPanel({ panel, day }) : answers.panel({ panel }))
  const detail = height ?? onPanel
  return detail ? answers.detail({ ...named, detail }) : answers.verdict(named)
}

/** Orders special flood hazard areas first (floodways, then coasts, then rivers), then X, then D. */
export function byWeight(a: FloodZone, b: FloodZone): number {
  return weightOf(a) - weightOf(b) || keyOf(a).localeCompare(keyOf(b), 'en')
}

const keyOf = ({ mapId, areaId, zone }: FloodZone) => `${mapId} ${areaId} ${zone}`

function weightOf({ specialFloodHazardArea, feature, zone }: FloodZone): number {
  const isSpecial = specialFloodHazardArea === 'yes' || specialFloodHazardArea === 'contradictory'
  const letters = ['V', 'A', 'X', 'D']
  const letter = letters.indexOf(zone[0] ?? '')
  return (isSpecial ? 0 : 100) + (feature === 'floodway' ? 0 : 10) + (letter < 0 ? 9 : letter)
}
