import { formatDay } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { describeVerdict, type FloodZone, formatStated, nameZone } from './fields'
import { hasElevations } from './meanings'

export const states = ['zone', 'no digital map', 'no zone found'] as const
type FloodState = (typeof states)[number]

const texts = defineSentences('flood-zone.texts', {
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

const answers = defineSentences('flood-zone.answer', {
  verdict: '{zone}: {verdict, sentence}.',
  detail: '{zone}: {verdict, sentence}, {detail, sentence}.',
  height: '{zone}: {verdict, sentence}, {height, sentence}, panel {panel}.',
  datedHeight: '{zone}: {verdict, sentence}, {height, sentence}, panel {panel} effective {day}.',
  panel: 'panel {panel}',
  datedPanel: 'panel {panel} effective {day}',
})

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

/** Sorts special flood hazard areas first, then floodways, then by letter: V, A, X, D and any other. */
export function byWeight(a: FloodZone, b: FloodZone): number {
  return weightOf(a) - weightOf(b) || keyOf(a).localeCompare(keyOf(b), 'en')
}

const keyOf = ({ mapId, areaId, zone }: FloodZone) => `${mapId} ${areaId} ${zone}`

function weightOf({ specialFloodHazardArea, feature, zone }: FloodZone): number {
  const isSpecial = specialFloodHazardArea === 'yes' || specialFloodHazardArea === 'contradictory'
  const letters = ['V', 'A', 'X', 'D']
  // A zone of more than three characters is a phrase, such as AREA NOT INCLUDED.
  const letter = zone.length <= 3 ? letters.indexOf(zone[0] ?? '') : -1
  return (isSpecial ? 0 : 100) + (feature === 'floodway' ? 0 : 10) + (letter < 0 ? 9 : letter)
}
