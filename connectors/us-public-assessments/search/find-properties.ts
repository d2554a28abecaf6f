import { findAddress } from '@/connectors/geocoder/public'
import type { Condition } from '@/lib/conditions/condition'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { fetchTable, type RecipePage, type RecipeTableQuery } from '../recipe/fetch-table'
import type { AssessmentRecipe, RecipeRow, RecipeTable, RollPlace } from '../recipe/source'
import { describeMissing, offerOfficialPage } from './describe-missing'
import { bestMatch, bestMatched, groupByProperty, matchOf, type PropertyRows } from './property-rows'

const texts = defineSentences('us-public-assessments.find-properties', {
  unsearchable: '{title} no longer has the columns by which this is searched.',
  doesNotLookLike:
    'This does not look like a parcel id of {title}. Its form: {form}. Copy it from the notice or tax bill.',
  tooMany:
    '{title} has too many similar addresses to tell whether yours is among them. Add the city or postal code, or search by parcel id.',
})

export interface PropertyQuery {
  address?: ParsedAddress
  parcelId?: string
  place: RollPlace
}

interface FoundProperties {
  properties: PropertyRows[]
  truncated: boolean
  updatedAt: string | null
  caveats: string[]
}

export async function findProperties(
  context: MethodContext,
  source: AssessmentRecipe,
  table: RecipeTable,
  terms: PropertyQuery,
): Promise<FoundProperties> {
  const { address, parcelId, place } = terms
  const isMeant = (row: RecipeRow) =>
    (parcelId === undefined || (source.parcelId.matches?.(row, parcelId) ?? true)) &&
    (address === undefined || matchOf(source, row, address) !== null)
  const { questions, shut } = await questionsOf(context, source, table, terms)
  let failure: ConnectorError | undefined
  let isCut = false
  let undirected: FoundProperties | undefined
  let caveats: string[] = []
  let isAsked = questions.length === 0
  for (const question of questions) {
    const page = await offerOfficialPage(source, () => fetchTable(context, question))
    caveats = caveatsOf(source, page)
    isAsked ||= !page.isUnasked
    failure ??= page.failure
    const properties = groupByProperty(source, table, page.rows.filter(isMeant), place.county)
    isCut ||= page.truncated
    if (properties.length === 0) continue
    const { truncated, updatedAt } = page
    const matches = {
      properties: address ? bestMatched(properties, address) : properties,
      truncated,
      updatedAt,
      caveats,
    }
    if (!address || matches.properties.some((each) => bestMatch(each, address)?.street === 'same'))
      return matches
    undirected ??= matches
  }
  if (isCut && !undirected) throw tooMany(source)
  if (undirected) return { ...undirected, truncated: isCut }
  if (shut) throw shut
  if (failure) await offerOfficialPage(source, () => Promise.reject(failure))
  if (!isAsked) await offerOfficialPage(source, () => Promise.reject(unsearchable(source)))
  return { properties: [], truncated: false, updatedAt: null, caveats }
}

export const caveatsOf = (
  source: AssessmentRecipe,
  { missing, notices }: Pick<RecipePage, 'missing' | 'notices'>,
): string[] => [...notices, ...describeMissing(source, missing)]

const unsearchable = ({ title }: AssessmentRecipe) => sourceChanged(texts.unsearchable({ title }))

interface Questions {
  questions: RecipeTableQuery[]
  shut?: ConnectorError
}

async function questionsOf(
  context: MethodContext,
  source: AssessmentRecipe,
  table: RecipeTable,
  { address, parcelId, place }: PropertyQuery,
): Promise<Questions> {
  const ask = (where: Condition): RecipeTableQuery => ({ source, table, where })
  if (parcelId !== undefined) return { questions: idAttempts(source, parcelId, place).map(ask) }
  if (!address) return { questions: [] }
  const byText = source.address.ask(address, place).map(ask)
  // A search around a point requires a place, because many towns have the same street and the geocoder's
  // first match would be taken for the right one.
  const isPlaced = place.city !== '' || place.postalCode !== ''
  if (!source.address.near || !isPlaced) return { questions: byText }
  try {
    const points = await pointsOf(context, source, address, place)
    return {
      questions: [...points.map((around): RecipeTableQuery => ({ source, table, around })), ...byText],
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { questions: byText, shut: error.code === 'invalid_params' ? unplaced(error) : error }
  }
}

function idAttempts(
  { title, parcelId: { form, ask } }: AssessmentRecipe,
  parcelId: string,
  place: RollPlace,
): Condition[] {
  const attempts = ask(parcelId, place)
  if (attempts.length > 0) return attempts
  throw new ConnectorError('invalid_params', texts.doesNotLookLike({ title, form }), { field: 'parcelId' })
}

const GEOCODER = 'The Census Bureau’s address finder (a parcel id is searched without it)'
const MOST_LETTERS = 200

async function pointsOf(
  context: MethodContext,
  source: AssessmentRecipe,
  { line }: ParsedAddress,
  place: RollPlace,
) {
  const address = [line, place.city, `${source.state} ${place.postalCode}`.trim()].filter(Boolean).join(', ')
  const { matches } = await offerOfficialPage(
    source,
    () => context.call(findAddress, { address: address.slice(0, MOST_LETTERS) }),
    GEOCODER,
  )
  const meters = source.address.near ?? 0
  return matches
    .filter(({ state }) => state === source.state)
    .slice(0, 2)
    .map(({ latitude, longitude }) => ({ latitude, longitude, meters }))
}

const unplaced = ({ message }: ConnectorError) =>
  new ConnectorError('invalid_params', message, { field: 'streetAddress' })

const tooMany = ({ title }: AssessmentRecipe) => new ConnectorError('too_broad', texts.tooMany({ title }))
