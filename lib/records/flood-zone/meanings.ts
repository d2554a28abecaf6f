import { defineSentences, nameSentences } from '@/lib/sentences/define-sentences'

/** Quotations are from 44 CFR 64.3. */
export interface FloodZoneMeaning {
  /** True for a special flood hazard area, and null if the map gives no verdict. */
  special: boolean | null
  meaning: string
  doesNotSay: string
}

const depth = 'How deep the water gets on a lot; that depends on the height of its ground.'

const area = (meaning: string, doesNotSay: string): FloodZoneMeaning => ({
  special: true,
  meaning,
  doesNotSay,
})

const byZone: Readonly<Record<string, FloodZoneMeaning>> = nameSentences('flood-zone.meanings', {
  A: area(
    '“Area of special flood hazard without water surface elevations determined.”',
    'How high the water comes: no base flood elevation was determined.',
  ),
  AE: area('“Area of special flood hazard with water surface elevations determined.”', depth),
  AH: area('Shallow flooding 1 to 3 feet deep, usually ponding, with elevations determined.', depth),
  AO: area(
    '“Shallow water depths and/or unpredictable flow paths between (1) and (3) ft.” Usually water that runs down a slope as a sheet.',
    'Which way the water goes; the depth is an average.',
  ),
  AR: area(
    'An area whose accredited flood protection lost its accreditation and is being restored.',
    'When the protection is restored.',
  ),
  A99: area(
    'An area that a federal flood protection system under construction is to protect.',
    'How high the water comes: no base flood elevation was determined.',
  ),
  V: area(
    'A coast with the hazard of storm waves.',
    'How high the water comes: no base flood elevation was determined.',
  ),
  VE: area('A coast with the hazard of storm waves, with elevations determined.', depth),
  D: {
    special: false,
    meaning: '“Area of undetermined but possible, flood hazards.”',
    doesNotSay: 'Whether it floods. Nobody studied it; this is not a low hazard.',
  },
  'OPEN WATER': {
    special: null,
    meaning: 'A body of water without a flood zone.',
    doesNotSay: 'Anything about the flood hazard of the land beside it.',
  },
  'AREA NOT INCLUDED': {
    special: null,
    meaning: 'Outside the mapped study.',
    doesNotSay: 'Whether it floods.',
  },
})

export const hasElevations = (zone: string): boolean => /^(AE|AH|VE|[AV]\d+)$/.test(zone) && zone !== 'A99'

/** Older maps number the zones that have elevations: A1 to A30 and V1 to V30. */
const NUMBERED = /^(A|V)([1-9]|[12]\d|30)$/

export const features = [
  'floodway',
  'small 1 percent',
  'future conditions',
  'levee',
  '0.2 percent',
  'minimal',
] as const
export type FloodZoneFeature = (typeof features)[number]

const outside = 'Areas outside the Special Flood Hazard Area flood too, only less often.'

const { moderate } = defineSentences('flood-zone.meanings.X', {
  moderate: '“Areas of moderate flood hazards or areas of future-conditions flood hazard.”',
})

const shaded = (why: string): FloodZoneMeaning => ({
  special: false,
  meaning: `${moderate} ${why}`,
  doesNotSay: outside,
})

const minimal: FloodZoneMeaning = {
  special: false,
  meaning: '“Area of minimal hazards.”',
  doesNotSay: outside,
}

const xByFeature: Readonly<Partial<Record<FloodZoneFeature, FloodZoneMeaning>>> = nameSentences(
  'flood-zone.meanings.X',
  {
    minimal,
    '0.2 percent': shaded('Here: the flood with a 0.2 percent chance in any year (the “500-year flood”).'),
    'small 1 percent': shaded(
      'Here: the flood with a 1 percent chance in any year, but shallow or from a small basin.',
    ),
    'future conditions': shaded(
      'Here: the flood with a 1 percent chance in any year, once the land upstream is built as planned.',
    ),
    levee: {
      special: false,
      meaning: 'An area whose hazard depends on a levee, as its subtype says.',
      doesNotSay: 'That it stays dry: a levee can be overtopped or fail.',
    },
  },
)

const xAlone: FloodZoneMeaning = nameSentences('flood-zone.meanings.X', {
  special: false,
  meaning: 'Zone X. The map does not say whether its hazard is moderate or minimal.',
  doesNotSay: outside,
})

/** Returns undefined for an unknown zone. Pages then show the zone as published and without a verdict. */
export function meaningOf(zone: string, feature: FloodZoneFeature | null): FloodZoneMeaning | undefined {
  if (zone === 'X') return (feature && xByFeature[feature]) ?? xAlone
  return byZone[zone.replace(NUMBERED, '$1E')]
}

/** Maps spell some features in many ways. The first matching pattern decides. */
const sets: readonly (readonly [FloodZoneFeature, RegExp])[] = [
  [
    'floodway',
    /^(FLOODWAY|FLOODWAY CONTAINED IN (CHANNEL|STRUCTURE)|ADMINISTRATIVE FLOODWAY|COMMUNITY ENCROACHMENT( AREA)?|STATE ENCROACHMENT AREA|FLOWAGE EASEMENT AREA|NARROW FLOODWAY|RIVERINE FLOODWAY .+|AREA OF SPECIAL CONSIDERATION|COLORADO RIVER FLOODWAY|DENSITY FRINGE AREA|.+, (FLOODWAY|COMMUNITY ENCROACHMENT))$/,
  ],
  ['small 1 percent', /^1 PCT (DEPTH LESS THAN 1 FOOT|DRAINAGE AREA LESS THAN 1 SQUARE MILE)$/],
  ['future conditions', /FUTURE CONDITIONS/],
  ['levee', /LEVEE/],
  ['0.2 percent', /^0\.2 ?PCT/],
  ['minimal', /^AREA OF MINIMAL FLOOD HAZARD$/],
]

const PLAIN =
  /^((COMBINED RIVERINE AND )?COASTAL FLOODPLAIN|1 PCT ANNUAL CHANCE FLOOD HAZARD CONTAINED IN .+)$/

/**
 * Returns null if there is no subtype or the subtype adds nothing. Returns undefined for an unknown subtype.
 */
export function featureOf(subtype: string | null): FloodZoneFeature | null | undefined {
  if (subtype === null) return null
  const name = subtype.toUpperCase()
  return sets.find(([, pattern]) => pattern.test(name))?.[0] ?? (PLAIN.test(name) ? null : undefined)
}
