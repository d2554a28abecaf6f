import { formatAcres, formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { Imagery, Wetland } from './fields'

const texts = defineSentences('wetland.describe', {
  notDelineation:
    'A habitat inventory mapped from imagery that can be decades old. It is not a delineation of wetlands under the Clean Water Act, and state and local lists are separate.',
  at: 'Mapped here: {what}.',
  touching: 'Mapped in this area or touching it: {what}.',
  near: 'No wetland is mapped here; within {buffer}: {what}.',
  none: 'No wetland is mapped within {buffer}. The map can miss small ones.',
  unmapped: 'The National Wetlands Inventory has not mapped this place.',
})

export const { notDelineation } = texts

export const states = ['wetland', 'none mapped', 'not mapped here'] as const
type WetlandState = (typeof states)[number]

export const HUNDRED_FEET = 30.48

export const formatBuffer = (meters: number) =>
  meters === HUNDRED_FEET ? '100 ft' : `${formatNumber(meters, 2)} m`

export const wetlandTypes = {
  emergent: 'Freshwater Emergent Wetland',
  forested: 'Freshwater Forested/Shrub Wetland',
  pond: 'Freshwater Pond',
  lake: 'Lake',
  riverine: 'Riverine',
  tidal: 'Estuarine and Marine Wetland',
  deepwater: 'Estuarine and Marine Deepwater',
  other: 'Other, or without a type',
} as const
export type WetlandType = keyof typeof wetlandTypes

export function typeOf({ type }: Pick<Wetland, 'type'>): WetlandType {
  const match = Object.entries(wetlandTypes).find(([, words]) => words === type)
  return (match?.[0] as WetlandType | undefined) ?? 'other'
}

export const nameWetland = ({ type, code }: Pick<Wetland, 'type' | 'code'>) =>
  type ? `${type} (${code})` : `Wetland ${code}`

export const formatWhole = (acres: number) => `${formatAcres(acres)}, of the whole wetland`

export const formatImagery = ({ year, scale }: Imagery) =>
  [year ?? 'year not published', scale && `scale ${formatScale(scale)}`].filter(Boolean).join(', ')

/** Formats a scale such as "1:58,000". The source publishes only the number after the colon. */
const formatScale = (scale: string) => (/^\d+$/.test(scale) ? `1:${formatNumber(Number(scale))}` : scale)

export function describeWetlands(
  state: WetlandState,
  here: readonly Wetland[],
  nearby: readonly Wetland[],
  { polygon, bufferMeters: meters }: { polygon?: unknown; bufferMeters: number },
): string {
  const names = (all: readonly Wetland[]) => [...new Set(all.map(nameWetland))].join('; ')
  const buffer = formatBuffer(meters)
  if (here.length > 0) return (polygon ? texts.touching : texts.at)({ what: names(here) })
  if (nearby.length > 0) return texts.near({ buffer, what: names(nearby) })
  return state === 'not mapped here' ? texts.unmapped : texts.none({ buffer })
}
