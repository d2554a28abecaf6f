import * as z from 'zod/mini'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { defineRecord, type RecordOfKind } from '../define-record'
import { features, hasElevations } from './meanings'

/** A figure as the map states it, without conversion or an assumed unit. */
const stated = z.object({
  value: z.number(),
  unit: z.nullable(z.enum(['feet', 'meters', 'centimeters'])).check(z.describe('Null: the map names none.')),
  datum: z.nullable(z.string()).check(z.describe('As the map names it; null: it names none.')),
})
export type FloodMapFigure = z.output<typeof stated>

export const verdicts = ['yes', 'no', 'contradictory', 'no verdict'] as const

const verdictTexts = defineSentences('flood-zone.verdicts', {
  yes: 'a special flood hazard area',
  no: 'outside the Special Flood Hazard Area',
  contradictory: 'the map contradicts itself on the special flood hazard area',
  'no verdict': 'no verdict on the special flood hazard area',
})

const texts = defineTexts('records.flood-zone.fields', {
  units: { feet: 'ft', meters: 'm', centimeters: 'cm' },
  noUnit: '(unit not named)',
  depth: (depth: string) => `average depth ${depth}`,
  varies: 'varies, read it on the official map',
})

export function formatStated({
  value,
  unit,
  datum,
}: Omit<FloodMapFigure, 'datum'> & { datum?: string | null }) {
  const of = unit === null ? texts.noUnit : texts.units[unit]
  return [formatNumber(value, 1), of, datum].filter(Boolean).join(' ')
}

interface ZoneName {
  zone: string
  feature: (typeof features)[number] | null
  subtype: string | null
}

/**
 * The names are declared sentences, so that the translation to Spanish finds them inside another sentence.
 */
const { riverine, coastal, ...zoneNames } = defineSentences('flood-zone.names', {
  A: 'Zone A',
  AE: 'Zone AE',
  AH: 'Zone AH',
  AO: 'Zone AO',
  AR: 'Zone AR',
  A99: 'Zone A99',
  V: 'Zone V',
  VE: 'Zone VE',
  X: 'Zone X',
  D: 'Zone D',
  'OPEN WATER': 'Open water',
  'AREA NOT INCLUDED': 'Area not included',
  riverine: 'Zone A{number, number}',
  coastal: 'Zone V{number, number}',
})

function nameLetters(zone: string): string {
  if (Object.hasOwn(zoneNames, zone)) return zoneNames[zone as keyof typeof zoneNames]
  const [, letter, number] = /^([AV])(\d+)$/.exec(zone) ?? []
  if (!letter) return `Zone ${zone}`
  return (letter === 'A' ? riverine : coastal)({ number: Number(number) })
}

export function nameZone({ zone, feature, subtype }: ZoneName) {
  const name = translate(nameLetters(zone))
  const finer = feature ? translate(featureNames[feature]) : subtype
  return finer ? `${name}, ${finer}` : name
}

const featureNames = {
  floodway: 'floodway',
  'small 1 percent': 'moderate hazard',
  'future conditions': 'future conditions',
  levee: 'behind a levee',
  '0.2 percent': '0.2 percent chance a year',
  minimal: 'minimal hazard',
} as const satisfies Record<(typeof features)[number], string>

export const floodZone = defineRecord('flood-zone', {
  zone: {
    schema: z.string().check(z.describe('As published: AE, X, VE.')),
    label: 'Flood zone',
    agencyWords: (_, { subtype }) => [subtype ?? ''],
    compare: { as: 'class', text: (_, zone) => nameZone(zone) },
    map: { compares: 'class', isFirst: true },
  },
  subtype: {
    schema: z.nullable(z.string()).check(z.describe('As published; null: the map names none.')),
    label: 'Subtype',
    map: { compares: 'class' },
  },
  specialFloodHazardArea: {
    schema: z
      .enum(verdicts)
      .check(
        z.describe('Contradictory: the zone says one thing and its flag the other, so there is no verdict.'),
      ),
    label: 'Special Flood Hazard Area',
    text: (verdict) => verdictTexts[verdict],
    file: { special: {} },
    compare: 'class',
    map: { id: 'verdict', compares: 'class', isFirst: true },
  },
  flag: {
    schema: z.nullable(z.string()).check(z.describe('The map’s own flag: T, F or U.')),
    label: 'Flag of the map',
    file: false,
  },
  feature: { schema: z.nullable(z.enum(features)), label: 'Feature of the zone', file: false },
  meaning: { schema: z.string(), label: 'What it means' },
  doesNotSay: { schema: z.string(), label: 'What it does not say' },
  baseFloodElevation: {
    schema: z
      .nullable(stated)
      .check(
        z.describe('Only where one elevation holds for the whole zone; null never means that there is none.'),
      ),
    label: 'Base flood elevation',
    limit: 'in the datum of the map',
    text: (height, { zone, depth }) =>
      height
        ? formatStated(height)
        : depth
          ? texts.depth(formatStated(depth))
          : hasElevations(zone)
            ? texts.varies
            : null,
    file: { elevation: { type: 'number', cell: (height) => height?.value ?? null } },
    compare: 'class',
    map: { id: 'elevation', isFirst: true },
  },
  depth: {
    schema: z.nullable(z.omit(stated, { datum: true })).check(z.describe('Average depth, in zone AO.')),
    label: 'Average depth',
    file: {
      depth: { type: 'number', cell: (depth) => depth?.value ?? null },
      unit: {
        label: 'Unit',
        type: 'text',
        cell: (depth, { baseFloodElevation: height }) => height?.unit ?? depth?.unit ?? null,
      },
      datum: {
        label: 'Vertical datum',
        type: 'text',
        cell: (_, { baseFloodElevation: height }) => height?.datum ?? null,
      },
    },
  },
  mapId: { schema: z.nullable(z.string()), label: 'Flood map', map: { id: 'map', isFirst: true } },
  areaId: { schema: z.nullable(z.string()), label: 'Area of the map' },
})

export type FloodZone = RecordOfKind<typeof floodZone>

export const describeVerdict = ({ specialFloodHazardArea }: Pick<FloodZone, 'specialFloodHazardArea'>) =>
  verdictTexts[specialFloodHazardArea]
