import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { FloodZone } from './fields'

const english = {
  community: (name: string, number: string) => `${name} (community ${number})`,
  headline: (zone: string, isHigh: boolean) => `Flood zone ${zone}${isHigh ? ': high flood risk' : ''}`,
}

const texts = defineTexts('records.flood-zone.describe', english)

export const officialMap = (text: string) => ({
  href: `https://msc.fema.gov/portal/search?AddressQuery=${encodeURIComponent(text)}`,
  label: 'Official flood map (FEMA Flood Map Service Center)',
})

const communityIn =
  (words: typeof english) =>
  ({ name, number }: { name: string; number: string | null }): string =>
    number === null ? name : words.community(name, number)

export const formatCommunity = communityIn(texts)

/** Files with rows are in English, even on a Spanish page. */
export const formatCommunityInFile = communityIn(english)

export const { disclaimer, outsideToo } = defineSentences('flood-zone.describe', {
  disclaimer:
    'Not an official flood determination. Boundaries are approximate and letters of map change may not be shown. For insurance, lending or building use the official map or a flood determination.',
  outsideToo: 'Areas outside the zone also flood.',
})

export const zoneHeadline = ({
  zone,
  specialFloodHazardArea,
}: Pick<FloodZone, 'zone' | 'specialFloodHazardArea'>) =>
  zone ? texts.headline(zone, specialFloodHazardArea === 'yes') : undefined

export const hazardNames = {
  floodway: 'Floodway, in a special flood hazard area',
  special: 'Special flood hazard area',
  moderate: 'Moderate hazard, outside of it',
  minimal: 'Minimal hazard, outside of it',
  undetermined: 'Undetermined hazard (zone D)',
  unclear: 'No verdict: read the zone',
} as const
export type FloodHazard = keyof typeof hazardNames

export function hazardOf({
  zone,
  feature,
  specialFloodHazardArea,
}: Pick<FloodZone, 'zone' | 'feature' | 'specialFloodHazardArea'>): FloodHazard {
  if (specialFloodHazardArea === 'yes') return feature === 'floodway' ? 'floodway' : 'special'
  if (specialFloodHazardArea !== 'no') return 'unclear'
  if (zone === 'D') return 'undetermined'
  if (feature === 'minimal') return 'minimal'
  return zone === 'X' && feature !== null ? 'moderate' : 'unclear'
}
