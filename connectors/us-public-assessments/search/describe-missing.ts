import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import { nameValue } from '@/lib/records/assessment/describe'
import type { AssessmentFigureKind } from '@/lib/records/assessment/values'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { AssessmentRecipe, CellReader, RecipeRow } from '../recipe/source'

type NamedSource = readonly [name: string, from: CellReader<unknown> | undefined]

export function describeMissing(source: AssessmentRecipe, missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  const lost = new Set(missing)
  const things = toldOf(source)
    .filter(([, from]) => columnsOf(from).some((column) => lost.has(column)))
    .map(([name]) => name)
  const words = things.length > 0 ? things : ['parts of the address by which it is searched']
  return [texts.tableOfHasNoColumn({ title: source.title, lost: [...new Set(words)].join(', ') })]
}

const factNames: Readonly<Record<keyof AssessmentRecipe['facts'], string>> = {
  parcelId: 'parcel number',
  alternateParcelId: 'other parcel number',
  siteAddress: 'parts of the address',
  city: 'city',
  county: 'county',
  postalCode: 'ZIP code',
  yearBuilt: 'year built',
  area: 'area',
  areaUnit: 'area',
  acreage: 'acres',
  landUse: 'class or use',
  legalDescription: 'legal description',
  saleDate: 'date of the last sale',
  salePrice: 'price of the last sale',
  sourceObjectId: 'row number',
  sourceUpdatedAt: 'day of the last update',
}

function toldOf({ facts, attributes, values }: AssessmentRecipe): NamedSource[] {
  const { areaUnit: _unit, ...factSources } = facts
  return [
    ...(Object.keys(factSources) as (keyof typeof factSources)[]).map(
      (fact): NamedSource => [factNames[fact], factSources[fact]],
    ),
    ...Object.entries({ ...attributes, ...values.attributes }).map(
      ([name, from]): NamedSource => [wordsOf(name), from],
    ),
    ['class or use', values.landUse],
    ...values.valuations.flatMap(({ stage, columns, yearColumn }): NamedSource[] => [
      ...Object.entries(columns).map(
        ([kind, from]): NamedSource => [`${nameValue(kind as AssessmentFigureKind)} (${stage})`, from],
      ),
      [`year (${stage})`, yearColumn],
    ]),
    ['year of the values', values.year.from === 'row' ? values.year.column : undefined],
  ]
}

const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export function columnsOf(from: CellReader<unknown> | undefined): string[] {
  if (from === undefined) return []
  if (typeof from === 'string') return [from]
  const columns = new Set<string>()
  const row = new Proxy<RecipeRow>(
    {},
    {
      get(_row, column) {
        columns.add(String(column))
        return '1'
      },
    },
  )
  from(row, [row])
  return [...columns]
}

const texts = defineSentences('us-public-assessments.describe-missing', {
  tableOfHasNoColumn:
    'The table of {title} has no column today for: {lost}. What it would say is missing or incomplete here.',
  unavailable: '{source} is not answering right now. Try again in a few minutes.',
  timeout: '{source} did not answer in time. Try again in a few minutes.',
  rejected: '{source} refused this search.',
  limited: '{source} is limiting requests. Try again in a minute.',
  officialPageMayStill: '{failure, sentence} The official page may still work: {officialPage}',
})

const messages: Partial<Record<ErrorCode, (values: { source: string }) => string>> = {
  upstream_unavailable: texts.unavailable,
  upstream_timeout: texts.timeout,
  upstream_rejected: texts.rejected,
  rate_limited: texts.limited,
}

/** The message of `upstream_changed` names the change, so it is used unchanged. */
const ownWords = (error: ConnectorError) => (error.code === 'upstream_changed' ? error.message : undefined)

export async function offerOfficialPage<T>(
  source: AssessmentRecipe,
  ask: () => Promise<T>,
  subject = source.title,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const what = ownWords(error) ?? messages[error.code]?.({ source: subject })
    if (what === undefined) throw error
    throw new ConnectorError(
      error.code,
      texts.officialPageMayStill({ failure: what, officialPage: source.officialPage }),
      {
        cause: error,
        ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      },
    )
  }
}
