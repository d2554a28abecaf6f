import { formatAcres, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { Wetland, WetlandImagery } from './fields'

export const { notDelineation } = defineSentences('wetland.describe', {
  notDelineation:
    'A habitat inventory mapped from imagery that can be decades old. It is not a delineation of wetlands under the Clean Water Act, and state and local lists are separate.',
})

const english = {
  buffer: '100 ft',
  untyped: (code: string) => `Wetland ${code}`,
  whole: (acres: string) => `${acres}, of the whole wetland`,
  noYear: 'year not published',
  scale: (scale: string) => `scale ${scale}`,
}

const texts = defineTexts('records.wetland.describe', english)

export const HUNDRED_FEET = 30.48

const bufferIn = (words: typeof english) => (meters: number) =>
  meters === HUNDRED_FEET ? words.buffer : `${formatNumber(meters, 2)} m`

export const formatBuffer = bufferIn(texts)

/** Files with rows are in English, even on a Spanish page. */
export const formatBufferInFile = bufferIn(english)

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
  type ? `${type} (${code})` : texts.untyped(code)

export const formatWhole = (acres: number) => texts.whole(formatAcres(acres))

export const formatImagery = ({ year, scale }: WetlandImagery) =>
  [year ?? texts.noYear, scale && texts.scale(formatScale(scale))].filter(Boolean).join(', ')

/** The source publishes only the number after the colon of a scale. */
const formatScale = (scale: string) => (/^\d+$/.test(scale) ? `1:${formatNumber(Number(scale))}` : scale)
