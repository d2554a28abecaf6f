import * as z from 'zod/mini'
import { formatAcres, formatDollars } from '@/lib/format'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { squareFeetToAcres } from '@/lib/units'
import { defineRecord, type RecordOfKind } from '../define-record'
import { formatSquareFeet } from '../square-feet'
import { formatCity, formatCounty, formatLandUse } from './format'
import { labels } from './labels'
import { landUseName } from './land-use'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/** A field is null if the roll has 0 or a blank. */
export const parcel = defineRecord('parcel', {
  key: { schema: z.string(), label: 'County number and parcel number', file: false },
  parcelId: { schema: z.string(), label: labels.parcelId, map: { id: 'number' } },
  address: { schema: text, label: labels.address },
  city: {
    schema: text,
    label: labels.city,
    text: (city) => city && formatCity(city),
    map: { isFirst: true },
  },
  postalCode: { schema: text, label: labels.postalCode },
  county: {
    schema: z.number(),
    label: labels.county,
    text: (county) => formatCounty(county),
    file: {
      county: { type: 'text', cell: (county) => countyByNumber(county)?.name ?? null },
      countyNumber: { label: 'County number of the Department of Revenue' },
    },
    map: { compares: 'class' },
  },
  rollYear: { schema: number, label: labels.rollYear },
  justValue: {
    schema: number,
    label: labels.justValue,
    unit: 'dollars',
    text: (value) => (value === null ? null : formatDollars(value)),
    fact: { absent: 'Not published' },
    map: { id: 'value', compares: 'dollars', numeric: true, isFirst: true },
  },
  assessedValue: { schema: number, label: labels.assessedValue, unit: 'dollars' },
  taxableValue: { schema: number, label: labels.taxableValue, unit: 'dollars' },
  landValue: { schema: number, label: labels.landValue, unit: 'dollars' },
  landSquareFeet: {
    schema: number,
    label: labels.landSquareFeet,
    unit: 'square feet',
    file: {
      landSquareFeet: {},
      acres: {
        label: 'Land area (derived)',
        unit: 'acres',
        cell: (feet) => feet && round(squareFeetToAcres(feet), 4),
      },
    },
    text: formatArea,
    map: { id: 'feet', compares: 'count', numeric: true },
  },
  acres: {
    schema: number,
    label: labels.acres,
    text: formatLotSize,
    file: false,
    fact: { absent: 'Not published' },
    map: { compares: 'acres', numeric: true, isFirst: true },
  },
  /**
   * Sum of the areas of the parcel's polygons in and around the viewport. Null while the source publishes
   * only points.
   */
  outlineSquareFeet: {
    schema: number,
    label: labels.outlineAcres,
    text: (feet) => formatLotSize(feet && squareFeetToAcres(feet)),
    file: {
      outlineAcres: {
        unit: 'acres',
        cell: (feet) => feet && round(squareFeetToAcres(feet), 4),
      },
    },
    map: {
      id: 'outline',
      compares: 'acres',
      numeric: true,
      value: (feet) => feet && squareFeetToAcres(feet),
    },
  },
  valuePerAcre: {
    schema: number,
    label: labels.valuePerAcre,
    unit: 'dollars',
    text: (value) => (value === null ? null : formatDollars(value)),
    map: { id: 'peracre', compares: 'dollars', numeric: true },
  },
  landValuePerSquareFoot: {
    schema: number,
    label: labels.landValuePerSquareFoot,
    unit: 'dollars',
    text: (value) => (value === null ? null : formatDollars(value, 2)),
    map: { id: 'perfoot', compares: 'dollars per square foot', numeric: true },
  },
  livingSquareFeet: {
    schema: number,
    label: labels.livingSquareFeet,
    unit: 'square feet',
    text: formatArea,
    map: { id: 'living', compares: 'count', numeric: true },
  },
  yearBuilt: {
    schema: number,
    label: labels.yearBuilt,
    fact: { absent: 'Not published' },
    map: { id: 'built', compares: 'year', numeric: true, isFirst: true },
  },
  landUse: {
    schema: text,
    label: labels.landUse,
    text: (code) => code && formatLandUse(code),
    file: {
      landUse: { cell: (code) => (code && landUseName(code)) || null },
      landUseCode: { label: 'Land use code' },
    },
    fact: { absent: 'Not published' },
    map: { id: 'use', compares: 'class', isFirst: true },
  },
  saleYear: {
    schema: number,
    label: labels.saleYear,
    file: { saleYear: { label: 'Year of the last sale' } },
    fact: { absent: 'None published' },
    map: { id: 'sale', compares: 'year', numeric: true, isFirst: true },
  },
  salePrice: {
    schema: number,
    label: labels.salePrice,
    unit: 'dollars',
    text: (value) => (value === null ? null : formatDollars(value)),
    map: { id: 'price', compares: 'dollars', numeric: true },
  },
  /** Must accompany the price, because many recorded prices are not market prices. */
  saleQualification: {
    schema: text,
    label: labels.saleQualification,
    map: { id: 'qual', compares: 'class' },
  },
  polygons: { schema: z.number(), label: 'Polygons found' },
  /** Position of the label. It also decides whether the parcel is in the viewport. */
  latitude: { schema: z.number(), label: 'Latitude of the label' },
  longitude: { schema: z.number(), label: 'Longitude of the label' },
})

export type UnderivedParcel = Omit<RecordOfKind<typeof parcel>, keyof DerivedFigures>

interface DerivedFigures {
  acres: number | null
  valuePerAcre: number | null
  landValuePerSquareFoot: number | null
}

interface DerivedFrom {
  justValue?: number | null
  landValue?: number | null
  landSquareFeet?: number | null
}

/** Rounds the figures, so that lists, filters, colors and files show the same ones. */
export function deriveFigures({ justValue, landValue, landSquareFeet }: DerivedFrom): DerivedFigures {
  if (!landSquareFeet) return { acres: null, valuePerAcre: null, landValuePerSquareFoot: null }
  const acres = squareFeetToAcres(landSquareFeet)
  return {
    acres: round(acres, 4),
    valuePerAcre: typeof justValue === 'number' ? round(justValue / acres, 0) : null,
    landValuePerSquareFoot: typeof landValue === 'number' ? round(landValue / landSquareFeet, 2) : null,
  }
}

function formatArea(feet: number | null): string | null {
  return feet === null ? null : formatSquareFeet(feet)
}

function formatLotSize(acres: number | null): string | null {
  return acres === null ? null : formatAcres(acres)
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
