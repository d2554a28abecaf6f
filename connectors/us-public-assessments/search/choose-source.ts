import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { notSupplied, placesOf, urlOf } from '../recipe/fetch-table'
import type { AssessmentRecipe, CountyTables, RecipeTable } from '../recipe/source'
import { sources } from '../recipe/source-list'

const texts = defineSentences('us-public-assessments.choose-source', {
  notSwitchedOnHere:
    '{title} is not switched on here. Whoever runs this site can add {entry} to {setting}. The official page is {officialPage}',
  didYouMean: 'Did you mean {near}?',
  listsourcesListsThemAll: 'listSources lists them all.',
  thereIsNoSource: 'There is no source of that name. {hint}',
})

export const findSource = (id: string): AssessmentRecipe | undefined =>
  sources.find((source) => source.id === id)

export const declaredTables = ({ table, values }: AssessmentRecipe): RecipeTable[] => [
  ...('byCounty' in table ? countyTables(table) : [table]),
  ...(values.table ? [values.table] : []),
]

export const tablesOf = (source: AssessmentRecipe): RecipeTable[] =>
  declaredTables(source).flatMap((table) => placesOf(table))

const countyTables = ({ byCounty, otherwise }: CountyTables): RecipeTable[] => [
  ...Object.values(byCounty),
  ...(otherwise ? [otherwise] : []),
]

type Settings = Pick<MethodContext, 'settings'>

export type AssessmentSourceStatus = 'enabled' | 'disabled' | 'not_configured'

export function statusOf(source: AssessmentRecipe, context: Settings): AssessmentSourceStatus {
  if (!isEnabled(source, context)) return 'disabled'
  return tablesOf(source).some((table) => urlOf(table, context) === null) ? 'not_configured' : 'enabled'
}

function isEnabled({ enabledBy }: AssessmentRecipe, { settings }: Settings): boolean {
  if (!enabledBy) return true
  const entries = (settings[enabledBy.setting] ?? '').split(',').map((entry) => entry.trim().toLowerCase())
  return entries.includes(enabledBy.entry)
}

export function chooseSource(id: string, context: Settings): AssessmentRecipe {
  const source = findSource(id)
  if (!source) throw unknownSource(id)
  requireUsable(source, context)
  return source
}

export function requireUsable(source: AssessmentRecipe, context: Settings): void {
  const status = statusOf(source, context)
  if (status === 'disabled') {
    throw new ConnectorError(
      'source_disabled',
      texts.notSwitchedOnHere({
        title: source.title,
        entry: source.enabledBy?.entry,
        setting: source.enabledBy?.setting,
        officialPage: source.officialPage,
      }),
      { field: 'source' },
    )
  }
  const missing = tablesOf(source).find((table) => urlOf(table, context) === null)
  if (missing) throw notSupplied(source, missing)
}

function unknownSource(id: string): ConnectorError {
  const near = nearestIds(id)
  const hint = near.length > 0 ? texts.didYouMean({ near: near.join(' or ') }) : texts.listsourcesListsThemAll
  return new ConnectorError('invalid_params', texts.thereIsNoSource({ hint }), { field: 'source' })
}

function nearestIds(id: string): string[] {
  const pieces = piecesOf(id)
  return sources
    .map((source) => ({
      id: source.id,
      shared: [...piecesOf(source.id)].filter((piece) => pieces.has(piece)).length,
    }))
    .filter(({ shared }) => shared >= 2)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map((each) => each.id)
}

function piecesOf(id: string): Set<string> {
  const plain = id.replace(/-?assessments?$/, '').replaceAll('-', '')
  return new Set(
    Array.from({ length: Math.max(0, plain.length - 2) }, (_, start) => plain.slice(start, start + 3)),
  )
}
