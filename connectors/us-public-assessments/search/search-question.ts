import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { stateByCode } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ParsedAddress, parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import type { AssessmentRecipe, CountyTables, RecipeTable, RollPlace } from '../recipe/source'
import type { PropertyQuery } from './find-properties'

const texts = defineSentences('us-public-assessments.search-question', {
  either: 'Give a street address or a parcel id.',
  sourceIdHasSmall: 'A source id has small letters, digits and dashes; listSources gives it.',
  giveAHouseNumber:
    'Give a house number and a street, like 742 W Inkwell St. A box, a crossing or a city alone names no property.',
  addressIsInThisSource: 'This address is in {there}; this source covers {here}.',
  needsOneOfItsCounties: '{title} needs one of its counties: {names}.',
})

export const EITHER = texts.either
const without = 'must not contain control characters'
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, without)

export const searchParams = z
  .strictObject({
    source: z
      .string()
      .regex(/^[a-z0-9-]{3,100}$/, texts.sourceIdHasSmall)
      .describe('Source id, as listSources gives it.'),
    streetAddress: line(200).min(3).optional().describe('House number and street, as on a letter.'),
    parcelId: line(200).min(1).optional().describe('Parcel number, as on the tax bill.'),
    city: line(120).optional().describe('Narrows the search to one city or town.'),
    county: line(120).optional().describe('Narrows the search to one county.'),
    postalCode: line(20).optional().describe('Narrows the search to one ZIP code.'),
    municipalityCode: line(20).optional().describe('For New York: the six digits of the municipality.'),
    limit: z.int().min(1).max(5).default(5).describe('Candidates at most.'),
  })
  .refine(({ streetAddress, parcelId }) => streetAddress !== undefined || parcelId !== undefined, {
    path: ['streetAddress'],
    message: EITHER,
  })

type SearchParams = z.output<typeof searchParams>

interface SearchQuestion {
  terms: PropertyQuery
  table: RecipeTable
}

export function readQuestion(source: AssessmentRecipe, params: SearchParams, now: Date): SearchQuestion {
  const { streetAddress, parcelId } = params
  const address = streetAddress === undefined ? undefined : readLine(source, streetAddress, params.city)
  const place = placeOf(params, address, now)
  requirePlace(source, place, parcelId !== undefined)
  const terms: PropertyQuery = {
    place,
    ...(address ? { address } : {}),
    ...(parcelId === undefined ? {} : { parcelId: parcelId.normalize('NFKC').trim() }),
  }
  return { terms, table: tableFor(source, place.county) }
}

function readLine(source: AssessmentRecipe, text: string, city?: string): ParsedAddress {
  const question = parseAddressQuestion(text, city)
  if (!question) {
    throw new ConnectorError('invalid_params', texts.giveAHouseNumber, { field: 'streetAddress' })
  }
  if (question.state === '' || question.state === source.state) return question
  const [there, here] = [question.state, source.state].map((code) => stateByCode(code)?.name)
  throw new ConnectorError('invalid_params', texts.addressIsInThisSource({ there, here }), {
    field: 'streetAddress',
  })
}

function placeOf(params: SearchParams, address: ParsedAddress | undefined, now: Date): RollPlace {
  const { city, county, postalCode, municipalityCode } = params
  return {
    city: (city ?? address?.city ?? '').trim(),
    county: plainCounty(county ?? ''),
    postalCode: (postalCode ?? address?.postalCode ?? '').trim(),
    municipalityCode: (municipalityCode ?? '').trim(),
    thisYear: now.getUTCFullYear(),
  }
}

const plainCounty = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+(county|parish|borough)$/, '')

function requirePlace({ needs }: AssessmentRecipe, place: RollPlace, isById: boolean): void {
  if (!needs || (isById && !needs.alsoForParcelId)) return
  for (const part of ['municipalityCode', 'county', 'city'] as const) {
    const need = needs[part]
    if (need && place[part] === '') throw new ConnectorError('invalid_params', need, { field: part })
  }
}

export function tableFor({ table, title }: AssessmentRecipe, county: string): RecipeTable {
  if (!('byCounty' in table)) return table
  const match = Object.hasOwn(table.byCounty, county) ? table.byCounty[county] : table.otherwise
  if (match) return match
  throw new ConnectorError('invalid_params', texts.needsOneOfItsCounties({ title, names: namesOf(table) }), {
    field: 'county',
  })
}

const namesOf = ({ byCounty }: CountyTables) =>
  Object.keys(byCounty)
    .map((name) => name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()))
    .join(', ')
