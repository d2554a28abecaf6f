import * as z from 'zod/mini'
import { defineRecord } from '../define-record'
import { labelOf, textIn } from './values'

const text = z.nullable(z.string())
const amount = z.nullable(z.number())
const year = z.nullable(z.union([z.int(), z.string()]))

/** A field is null if its value is not published or is withheld. */
export const assessment = defineRecord('assessment', {
  source: { schema: text, label: 'Source id' },
  sourceName: { schema: text, label: 'Source' },
  sourceObjectId: {
    schema: z.nullable(z.union([z.string(), z.number()])),
    label: 'Row of the source',
    file: false,
  },
  parcelId: { schema: text, label: 'Parcel number' },
  alternateParcelId: { schema: text, label: 'Other parcel number' },
  owner: { schema: text, label: 'Owner', file: false },
  ownerName: { schema: text, label: 'Owner', file: false },
  siteAddress: { schema: text, label: 'Address', file: false },
  address: { schema: text, label: 'Address' },
  mailingAddress: { schema: text, label: 'Mailing address', file: false },
  city: { schema: text, label: 'City' },
  county: { schema: text, label: 'County' },
  state: { schema: text, label: 'State', file: false },
  stateCode: { schema: text, label: 'State' },
  postalCode: { schema: text, label: 'ZIP' },
  marketValue: { schema: amount, label: labelOf('marketValue'), unit: 'USD' },
  assessedValue: { schema: amount, label: labelOf('assessedValue'), unit: 'USD' },
  taxableValue: { schema: amount, label: labelOf('taxableValue'), unit: 'USD' },
  landValue: {
    schema: amount,
    label: labelOf('landValue'),
    unit: 'USD',
    file: { landValue: { label: 'Land value' } },
  },
  improvementValue: {
    schema: amount,
    label: labelOf('improvementValue'),
    unit: 'USD',
    file: { improvementValue: { label: 'Improvement value' } },
  },
  salePrice: { schema: amount, label: 'Price of the last sale', unit: 'USD' },
  saleDate: { schema: text, label: 'Day of the last sale' },
  saleYear: { schema: year, label: 'Year of the last sale', file: false },
  yearBuilt: {
    schema: year,
    label: 'Year built',
    file: { yearBuilt: { type: 'number', cell: (built) => built } },
  },
  area: { schema: amount, label: 'Area' },
  areaUnit: { schema: text, label: 'Unit of the area' },
  acreage: { schema: amount, label: 'Area', unit: 'acres' },
  landUse: { schema: text, label: 'Class or use' },
  legalDescription: { schema: text, label: 'Legal description' },
  sourceUpdatedAt: { schema: text, type: 'date', label: 'Updated by the source' },
  coverage: {
    schema: z.looseObject({ status: z.literal('attributes_not_published'), message: z.string() }),
    label: 'What is not published and what is withheld',
    file: false,
  },
  sourceAttributes: {
    schema: z.nullable(z.record(z.string(), z.unknown())),
    label: 'More that the source publishes',
    file: {
      stage: { label: 'Stage of the values', type: 'text', cell: (more) => textIn(more, 'stage') },
      landValueBasis: {
        label: 'Land value is a part of',
        type: 'text',
        cell: (more) => textIn(more, 'landValueBasis'),
      },
      improvementValueBasis: {
        label: 'Improvement value is a part of',
        type: 'text',
        cell: (more) => textIn(more, 'improvementValueBasis'),
      },
    },
  },
  appraisedValue: { schema: amount, label: labelOf('appraisedValue'), unit: 'USD' },
  propertyKey: { schema: z.string(), label: 'Property key' },
})

const { appraisedValue, propertyKey, ...common } = assessment.shape

/** The API contract publishes the address line under two names. */
export const situsLine = (line: string | null) => ({ siteAddress: line, address: line })

export const propertyRecord = z.looseObject(common)
export type PropertyRecord = z.output<typeof propertyRecord>

export const assessedRecord = z.looseObject({ ...common, appraisedValue, propertyKey })
export type AssessedRecord = PropertyRecord & { appraisedValue: number | null; propertyKey: string }
export type AssessedYearRecord = AssessedRecord & { year: number }
