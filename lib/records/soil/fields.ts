import * as z from 'zod/mini'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineRecord, type RecordOfKind } from '../define-record'

const english = {
  atSurface: (kind: string) => `${kind} at the surface`,
  below: (kind: string, depth: string) => `${kind} at ${depth} cm`,
}

const restriction = z.object({ kind: z.string(), depthCentimeters: z.nullable(z.number()) })

type Restriction = z.output<typeof restriction>

const restrictionIn =
  (words: typeof english) =>
  ({ kind, depthCentimeters: depth }: Restriction): string =>
    depth === null ? kind : depth === 0 ? words.atSurface(kind) : words.below(kind, formatNumber(depth, 0))

export const formatRestriction = restrictionIn(defineTexts('records.soil.fields', english))

/** Files with rows are in English, even on a Spanish page. */
const formatRestrictionInFile = restrictionIn(english)

export const soil = defineRecord('soil', {
  name: { schema: z.string(), label: 'Map unit' },
  symbol: { schema: z.nullable(z.string()), label: 'Symbol', map: { isFirst: true } },
  key: { schema: z.string(), label: 'Key of the map unit', map: { id: 'unit' } },
  farmland: {
    schema: z.nullable(z.string()),
    label: 'Farmland class',
    text: (farmland) => farmland || 'Not published',
    map: { compares: 'class', isFirst: true },
  },
  surveyArea: { schema: z.nullable(z.string()), label: 'Survey area' },
  surveyAreaName: { schema: z.nullable(z.string()), label: 'Name of the survey area' },
  surveySaved: {
    schema: z.nullable(z.string()).check(z.describe('Day the version of the survey was saved.')),
    type: 'date',
    label: 'Survey version saved',
  },
})

export const soilShare = defineRecord('soil-share', {
  sharePercent: {
    schema: z.nullable(z.number()).check(z.describe('Of the surveyed land in the area.')),
    label: 'Share of the surveyed land',
    unit: '%',
  },
})

export const soilComponent = defineRecord('soil-component', {
  name: { schema: z.string(), label: 'Component', file: { component: {} } },
  percent: {
    schema: z.nullable(z.number()).check(z.describe('Of the map unit, representative.')),
    label: 'Share of the map unit',
    unit: '%',
  },
  isMajor: { schema: z.nullable(z.boolean()), label: 'Major component', file: false },
  drainage: { schema: z.nullable(z.string()), label: 'Drainage class' },
  hydrologicGroup: { schema: z.nullable(z.string()), label: 'Hydrologic group', file: { group: {} } },
  slopePercent: { schema: z.nullable(z.number()), label: 'Slope', unit: '%', file: { slope: {} } },
  restrictions: {
    schema: z.array(restriction).check(z.describe('0 is at the surface.')),
    label: 'Restrictions',
    file: {
      restrictions: {
        type: 'text',
        cell: (restrictions) => restrictions.map(formatRestrictionInFile).join('; ') || null,
      },
    },
  },
  septicFields: {
    schema: z.nullable(z.string()).check(z.describe('Rating as published.')),
    label: 'Rating for septic fields',
    file: { septic: {} },
  },
  basements: {
    schema: z.nullable(z.string()).check(z.describe('Rating as published.')),
    label: 'Rating for basements',
  },
})

export type MapUnit = RecordOfKind<typeof soil>
export type SoilComponent = RecordOfKind<typeof soilComponent>
