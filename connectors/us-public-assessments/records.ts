import { z } from 'zod'
import { stateByCode } from '@/lib/geography/states'
import { nameValue } from '@/lib/records/assessment/describe'
import { type AssessedRecord, assessedRecord, type PropertyRecord } from '@/lib/records/assessment/fields'
import { figureKinds } from '@/lib/records/assessment/values'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { recordedFrom, textFrom, valueFrom } from './recipe/read-cell'
import type { AssessmentRecipe, CellReader, RecipeRow, ValuationColumns } from './recipe/source'
import type { AssessmentFigureAmounts, RecipeYearFigures } from './recipe/year-values'
import { writePropertyKey } from './search/property-key'
import type { PropertyRows } from './search/property-rows'

const texts = defineSentences('us-public-assessments.records', {
  notPublished: 'Not published by this source: {kinds}.',
  valuesStandWithEach:
    'Values stand with each year. Owner names, mailing addresses and parcel outlines are left out.',
  valuesWithGap:
    '{gap, sentence} Values stand with each year. Owner names, mailing addresses and parcel outlines are left out.',
})

const yearRecord = z.looseObject({ ...assessedRecord.shape, year: z.int().min(1900).max(2100) })

export const historyResult = z.object({
  found: z.boolean(),
  property: z.optional(assessedRecord),
  assessments: z.array(yearRecord).max(3),
  requestedYears: z.array(z.int()).max(3),
  missingYears: z.array(z.int()).max(3),
  provenance: z.looseObject({
    source: z.looseObject({ id: z.string(), title: z.string() }),
    yearFrom: z.enum(['row', 'configured', 'inferred', 'none']),
    yearNote: z.string(),
  }),
  caveats: z.array(z.string()),
})

export type PropertyHistory = z.output<typeof historyResult>

const noValues: AssessmentFigureAmounts = {
  marketValue: null,
  appraisedValue: null,
  assessedValue: null,
  taxableValue: null,
  landValue: null,
  improvementValue: null,
}

export function describeProperty(property: PropertyRows, updatedAt: string | null): AssessedRecord {
  const { source } = property.key
  const { facts } = source
  const { rows } = property
  const text = (from: CellReader<string> | undefined) => textFrom(from, rows)
  const area = recordedFrom(facts.area, rows)
  const address = text(facts.siteAddress)
  return {
    source: source.id,
    sourceName: source.title,
    sourceObjectId: idOf(source, rows),
    parcelId: text(facts.parcelId),
    alternateParcelId: text(facts.alternateParcelId),
    owner: null,
    ownerName: null,
    siteAddress: address,
    address,
    mailingAddress: null,
    city: text(facts.city),
    county: text(facts.county),
    state: stateByCode(source.state)?.name ?? null,
    stateCode: source.state,
    postalCode: text(facts.postalCode),
    ...noValues,
    ...saleOf(source, rows),
    yearBuilt: recordedFrom(facts.yearBuilt, rows),
    area,
    areaUnit: area === null ? null : (facts.areaUnit ?? null),
    acreage: recordedFrom(facts.acreage, rows),
    landUse: text(facts.landUse),
    legalDescription: text(facts.legalDescription),
    sourceUpdatedAt: text(facts.sourceUpdatedAt) ?? updatedAt,
    coverage: coverageOf(source),
    sourceAttributes: readAttributes(source.attributes, rows),
    withheldFields: [...withheld],
    propertyKey: writePropertyKey(property.key),
  }
}

export const landUseOfValues = (
  { values }: AssessmentRecipe,
  valueRows: readonly RecipeRow[],
): string | null => textFrom(values.landUse, valueRows)

export function yearRecordOf(
  property: AssessedRecord,
  source: AssessmentRecipe,
  { values, valuation, row }: RecipeYearFigures,
) {
  return {
    ...property,
    ...values,
    landUse: landUseOfValues(source, [row]) ?? property.landUse,
    sourceUpdatedAt: textFrom(source.facts.sourceUpdatedAt, [row]) ?? property.sourceUpdatedAt,
    sourceAttributes: {
      ...property.sourceAttributes,
      ...readAttributes(source.values.attributes, [row]),
      stage: valuation.stage,
      ...basesOf(valuation, row),
    },
  }
}

export const listDoubts = (
  { doubts }: AssessmentRecipe,
  properties: readonly Pick<PropertyRows, 'rows'>[],
): string[] => [...new Set(properties.flatMap(({ rows: [row] }) => doubts?.(row) ?? []))]

const withheld = ['owner', 'ownerName', 'mailingAddress'] as const

function basesOf({ columns, landBasis, improvementBasis, sumBasis }: ValuationColumns, row: RecipeRow) {
  const sum = sumBasis?.of(row) ?? null
  return {
    ...(sumBasis && sum !== null ? { [`${sumBasis.kind}Basis`]: sum } : {}),
    ...(columns.landValue && landBasis ? { landValueBasis: landBasis } : {}),
    ...(columns.improvementValue && improvementBasis ? { improvementValueBasis: improvementBasis } : {}),
  }
}

function idOf({ facts }: AssessmentRecipe, rows: readonly RecipeRow[]): string | number | null {
  const id = valueFrom(facts.sourceObjectId, rows)
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function saleOf({ facts }: AssessmentRecipe, rows: readonly RecipeRow[]) {
  // Reads price and day from one row, because two rows may describe two sales.
  const sales = rows.map((row) => ({
    salePrice: recordedFrom(facts.salePrice, [row]),
    saleDate: textFrom(facts.saleDate, [row]),
  }))
  const sale = sales.find(({ salePrice, saleDate }) => salePrice !== null || saleDate !== null)
  const { salePrice = null, saleDate = null } = sale ?? {}
  const year = Number(/^\d{4}/.exec(saleDate ?? '')?.[0])
  return {
    salePrice,
    saleDate,
    saleYear: Number.isInteger(year) && year > 0 ? year : null,
  }
}

function readAttributes(
  attributes: AssessmentRecipe['attributes'],
  rows: readonly RecipeRow[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).map(([name, from]) => [name, valueFrom(from, rows)]),
  )
}

export const kindsOf = ({ values: { valuations } }: AssessmentRecipe) =>
  figureKinds.filter((kind) => valuations.some(({ columns }) => columns[kind] !== undefined))

function coverageOf(source: AssessmentRecipe): PropertyRecord['coverage'] {
  const published = new Set(kindsOf(source))
  const missing = figureKinds.filter((kind) => !published.has(kind)).map(nameValue)
  return {
    status: 'attributes_not_published',
    message:
      missing.length > 0
        ? texts.valuesWithGap({ gap: texts.notPublished({ kinds: missing.join(', ') }) })
        : texts.valuesStandWithEach,
  }
}
