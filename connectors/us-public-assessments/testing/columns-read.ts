import type { AssessmentRecipe, CellReader } from '../recipe/source'

export function columnsRead({ facts, attributes, values }: AssessmentRecipe): string[] {
  const froms: (CellReader<unknown> | undefined)[] = [
    facts.parcelId,
    facts.alternateParcelId,
    facts.siteAddress,
    facts.city,
    facts.county,
    facts.postalCode,
    facts.yearBuilt,
    facts.area,
    facts.acreage,
    facts.landUse,
    facts.legalDescription,
    facts.saleDate,
    facts.salePrice,
    facts.sourceObjectId,
    facts.sourceUpdatedAt,
    values.landUse,
    ...Object.values(attributes ?? {}),
    ...Object.values(values.attributes ?? {}),
    ...values.valuations.flatMap(({ columns, yearColumn }) => [...Object.values(columns), yearColumn]),
    values.year.from === 'row' ? values.year.column : undefined,
  ]
  return froms.filter((from) => typeof from === 'string')
}
