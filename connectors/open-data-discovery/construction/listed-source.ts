import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DEFAULT_POLICY, type MethodContext } from '@/lib/connector/method'
import { whenAborted, within } from '@/lib/connector/upstream/within'
import { stateByCode } from '@/lib/geography/states'
import { hostOfTable, keyOfTable } from '@/lib/open-table/table'
import { defineRecord, type RecordOfKind } from '@/lib/records/define-record'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConstructionSource, RecipeGrade } from './source'
import { findSource, sqlState, stateOf } from './source-state'

const texts = defineSentences('open-data-discovery.listed-source', {
  weHaveSeenThisData: 'We have seen this data set, the words that we filter by and the dates.',
  weKnowThisData:
    'We know this data set and its dates. One of the words that we filter by is a guess from similar words.',
  weKnowThisDataSet:
    'We know this data set and its columns. We have not seen one of the words that we filter by.',
  whatWeFilterByOrWhichTable: 'What we filter by, or which table of the publisher it is, is a best guess.',
  onlyACandidateWeDo: 'This is only a candidate: we do not know whether its rows are new homes.',
  unknown: 'We have found nothing about this source.',
  weHaveSeenThisDataSet:
    'We have seen this data set and the words that we filter by. A detail of its columns or dates is a guess.',
})

const text = z.string()
const list = z.array(text)

const joined = { type: 'text', cell: (parts: readonly string[]) => parts.join('; ') } as const
const yesOrNo = { cell: (is: boolean) => (is ? 'yes' : 'no') }

export const listedConstructionSource = defineRecord('construction-source', {
  id: { schema: text, label: 'Source id' },
  city: { schema: text, label: 'City' },
  state: { schema: text, label: 'State' },
  stateName: { schema: text.nullable(), label: 'Name of the state', file: false },
  reach: { schema: z.enum(['city', 'county', 'state', 'region']), label: 'Reach', file: false },
  county: { schema: text.nullable(), label: 'County' },
  title: { schema: text, label: 'Title' },
  host: { schema: text.nullable().describe('Null: no address is known.'), label: 'Host' },
  dataset: {
    schema: text.nullable().describe('The publisher’s own name of the table at that host.'),
    label: 'Table at the host',
  },
  entity: { schema: z.enum(['building-permit', 'residential-project']), label: 'Kind of row', file: false },
  mark: { schema: z.enum(['A', 'B+', 'B', 'C+', 'D', 'unknown']), label: 'Mark', file: false },
  certainty: { schema: text.describe('The mark in words.'), label: 'What the choice of rows rests on' },
  recipe: {
    schema: list.describe('What picks the rows, and what each condition rests on.'),
    label: 'Conditions',
    file: { recipe: joined },
  },
  dateColumn: { schema: text.nullable(), label: 'Column of the day' },
  dateMeaning: {
    schema: z.enum(['issued', 'submitted', 'completed']).nullable(),
    label: 'Meaning of the day',
  },
  supportsIssuedAfter: {
    schema: z.boolean().describe('Whether issuedAfter, a bound on dateColumn, is accepted.'),
    label: 'Takes a first day',
    file: { supportsIssuedAfter: yesOrNo },
  },
  checked: {
    schema: z.boolean().describe('Whether we asked the portal itself for that; else it is as declared.'),
    label: 'Checked at the portal',
    file: false,
  },
  newestFirst: { schema: z.boolean(), label: 'Newest first', file: false },
  stableOrder: { schema: text, label: 'Order of rows', file: false },
  idColumn: { schema: text.nullable(), label: 'Column of the id', file: false },
  addressColumns: { schema: list, label: 'Columns of the address', file: false },
  withheldFields: {
    schema: list.describe('A * at the end is any ending.'),
    label: 'Columns left out',
    file: false,
  },
  licence: { schema: text, label: 'License' },
  notice: { schema: text.nullable(), label: 'Notice of the publisher', file: false },
  scope: { schema: text.nullable(), label: 'Scope', file: false },
  gaps: { schema: list, label: 'Gaps', file: { gaps: joined } },
  enabled: { schema: z.boolean(), label: 'Switched on', file: { enabled: yesOrNo } },
  reason: {
    schema: text.nullable().describe('Why it is not enabled, and what would enable it.'),
    label: 'Why not switched on',
  },
})

export type ListedConstructionSource = RecordOfKind<typeof listedConstructionSource>

export const constructionSourceSchema = z.strictObject(listedConstructionSource.shape)

export async function describeConstruction(
  source: ConstructionSource,
  context: MethodContext,
): Promise<ListedConstructionSource> {
  const { id, city, state, reach, title, mark, date, stableOrder, licence } = source
  const current = stateOf(source, context)
  const after = await afterStateOf(source, context)
  return {
    id,
    city,
    state,
    reach,
    title,
    mark,
    stableOrder,
    licence,
    ...placeOf(source),
    stateName: stateByCode(state)?.name ?? null,
    county: source.county ?? null,
    entity: entityOf(source),
    certainty: describeCertainty(source),
    recipe: [...source.recipeWords],
    dateColumn: date?.column ?? null,
    dateMeaning: date?.meaning ?? null,
    ...describeAfter(after),
    newestFirst: date !== undefined && date.style !== 'us-text',
    idColumn: source.idColumn ?? null,
    addressColumns: [...source.addressColumns],
    withheldFields: [...source.withheld],
    notice: source.notice ?? null,
    scope: source.scope ?? null,
    gaps: [...source.gaps],
    enabled: current.state === 'enabled',
    reason: current.state === 'enabled' ? null : current.reason,
  }
}

export const entityOf = ({ isInventory }: ConstructionSource) =>
  isInventory ? ('residential-project' as const) : ('building-permit' as const)

const certainties: Record<RecipeGrade, string> = {
  A: texts.weHaveSeenThisData,
  'B+': texts.weKnowThisData,
  B: texts.weKnowThisDataSet,
  'C+': texts.whatWeFilterByOrWhichTable,
  D: texts.onlyACandidateWeDo,
  unknown: texts.unknown,
}

const describeCertainty = ({ mark, recipe, isInferred }: ConstructionSource): string =>
  recipe && !isInferred && (mark === 'B' || mark === 'B+') ? texts.weHaveSeenThisDataSet : certainties[mark]

const describeAfter = (after: AfterState) => ({
  supportsIssuedAfter: after.supports,
  checked: after.checked,
})

interface AfterState {
  supports: boolean
  /** True if the portal was queried, false if the value is only declared. */
  checked: boolean
}

/** Limits the wait for a portal, so that a slow portal does not delay the whole list. */
const PATIENCE_MS = 4000

async function afterStateOf(source: ConstructionSource, context: MethodContext): Promise<AfterState> {
  const declared = { supports: source.supportsIssuedAfter, checked: false }
  const current = stateOf(source, context)
  if (!declared.supports || current.state !== 'enabled' || current.table.dialect !== 'ckan') return declared
  const state = await patiently(context.call(sqlState, { table: keyOfTable(current.table) }))
  return state === undefined ? declared : { supports: state.answersSql, checked: true }
}

/** Returns undefined after a timeout or failure. A late response is still cached for the next caller. */
function patiently<T>(pending: Promise<T>): Promise<T | undefined> {
  const answer = pending.catch((error): undefined => {
    if (!(error instanceof ConnectorError)) throw error
  })
  return within(PATIENCE_MS, (signal) => Promise.race([answer, whenAborted(signal)]))
}

function placeOf({ table }: ConstructionSource): Pick<ListedConstructionSource, 'host' | 'dataset'> {
  if ('setting' in table) return { host: null, dataset: null }
  const host = hostOfTable(table)
  switch (table.dialect) {
    case 'socrata':
      return { host, dataset: table.dataset }
    case 'arcgis':
      return { host, dataset: new URL(table.layer).pathname }
    case 'ckan':
      return { host, dataset: table.resource }
    case 'carto':
      return { host, dataset: table.table }
  }
}

const params = z.strictObject({ sourceId: z.string().max(100) })

export const describeConstructionSource = {
  summary: 'One source of new-construction permits, as listNewConstructionPermitSources lists it.',
  params,
  result: constructionSourceSchema,
  example: { sourceId: 'chicago-new-construction' },
  cache: DEFAULT_POLICY,
  run: async ({ sourceId }, context) => describeConstruction(findSource(sourceId), context),
} satisfies ConnectorMethod<typeof params, typeof constructionSourceSchema>
