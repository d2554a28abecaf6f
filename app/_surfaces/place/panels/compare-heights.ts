import { formatFeet, formatMeters } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { ElevationRecord } from '@/lib/records/elevation/fields'
import { type FloodZone, formatStated } from '@/lib/records/flood-zone/fields'
import { hasElevations } from '@/lib/records/flood-zone/meanings'

export type FloodElevationComparison =
  | { kind: 'side by side'; ground: string; flood: string; sentence: string }
  | { kind: 'apart'; ground: string | null; why: string }

const OFF = { feet: 1.7, meters: 0.5 } as const

const certificate = (off: string) =>
  ` (give or take ${off}). Only an elevation certificate counts for insurance.`

const texts = defineTexts('place.panels.compare-heights', {
  here: 'The ground here',
  lower: (ground: string, height: string, off: string) =>
    `${ground} is about ${height} lower than the 1% flood${certificate(off)}`,
  higher: (ground: string, height: string, off: string) =>
    `${ground} is about ${height} higher than the 1% flood${certificate(off)}`,
  level: (ground: string, off: string) => `${ground} is about as high as the 1% flood${certificate(off)}`,
  flood: (stated: string) => stated,
  noGround: 'No ground elevation is published here.',
  noZone: 'The flood map has no zone here.',
  varies:
    'The flood map states no single base flood elevation for this zone: it varies along the water. Read it on the official map.',
  none: 'The flood map states no base flood elevation for this zone.',
  unit: 'The flood map does not say in which unit its elevation is.',
  centimeters:
    'The flood map states its elevation in centimeters, and the ground is given in feet and meters.',
  datum: (datum: string | null) =>
    `The flood map measures from ${datum ?? 'a datum that it does not name'}, and the ground elevation from NAVD88. Heights from two datums must not be compared.`,
  outside:
    'The ground elevation refers to NAVD88 in the 48 contiguous states only. Here its datum is another one, so it must not be compared.',
})

/** Alaska, Hawaii and the territories use other vertical datums. */
const elsewhere = new Set(['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP'])

const isNavd88 = (datum: string | null) => datum?.replace(/\s/g, '').toUpperCase() === 'NAVD88'

export function compareHeights(
  ground: Pick<ElevationRecord, 'elevationFeet' | 'elevationMeters'> | undefined,
  zone: FloodZone | undefined,
  state: string | null,
  subject = texts.here,
): FloodElevationComparison {
  const feet = ground?.elevationFeet ?? null
  const meters = ground?.elevationMeters ?? null
  const groundText = feet === null ? null : formatFeet(feet)
  const apart = (why: string): FloodElevationComparison => ({ kind: 'apart', ground: groundText, why })
  if (feet === null || meters === null) return apart(texts.noGround)
  if (!zone) return apart(texts.noZone)
  const height = zone.baseFloodElevation
  if (!height) return apart(hasElevations(zone.zone) ? texts.varies : texts.none)
  if (height.unit === null) return apart(texts.unit)
  if (height.unit === 'centimeters') return apart(texts.centimeters)
  if (!isNavd88(height.datum)) return apart(texts.datum(height.datum))
  if (state === null || elsewhere.has(state)) return apart(texts.outside)
  const inUnit = height.unit === 'feet' ? formatFeet(feet) : formatMeters(meters)
  const difference = (height.unit === 'feet' ? feet : meters) - height.value
  const sentence = describeDifference(subject, difference, height.unit)
  return {
    kind: 'side by side',
    ground: `${inUnit} NAVD88`,
    flood: texts.flood(formatStated(height)),
    sentence,
  }
}

/** A difference within the error of the model is reported as no difference. */
function describeDifference(subject: string, difference: number, unit: keyof typeof OFF): string {
  const format = unit === 'feet' ? formatFeet : formatMeters
  const size = Math.abs(difference)
  const height = unit === 'feet' ? format(Math.round(size)) : format(Number(size.toFixed(1)))
  const off = format(OFF[unit])
  if (size <= OFF[unit]) return texts.level(subject, off)
  return (difference < 0 ? texts.lower : texts.higher)(subject, height, off)
}
