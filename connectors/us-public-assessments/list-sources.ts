import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DEFAULT_POLICY } from '@/lib/connector/method'
import { stateByCode, stateByName } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { describeSource, listedSource } from './recipe/listed-source'
import { sources } from './recipe/source-list'

const texts = defineSentences('us-public-assessments.list-sources', {
  noSourceHereFits: 'No source here fits. The assessor of the county or town has the record.',
  eachSourceCoversOnly: 'Each source covers only what its coverage says. Search needs the id of one source.',
  notAStateGive: 'Not a state. Give two letters or a name: IL or Illinois.',
})

const params = z.strictObject({
  state: z.string().max(40).optional().describe('Two letters or a name: IL or Illinois.'),
  historyMode: z
    .enum(['multi_year', 'current_and_previous', 'current_only'])
    .optional()
    .describe('How many years the source publishes.'),
})

const result = z.looseObject({
  count: z.int().min(0),
  sources: z.array(z.looseObject(listedSource.shape)),
  note: z.string().optional(),
})

const columns = listedSource.pick([
  'id',
  'title',
  'authority',
  'state',
  'coverage',
  'historyMode',
  'status',
  'valueKinds',
  'gaps',
  'officialPage',
  'licence',
])

export const listSources = {
  summary: 'Assessment sources with authority, years published, attribution and known gaps.',
  params,
  result,
  example: { state: 'IL' },
  cache: DEFAULT_POLICY,
  async run({ state, historyMode }, context) {
    const code = state === undefined ? undefined : codeOf(state)
    const matches = sources
      .filter((source) => code === undefined || source.state === code)
      .filter((source) => historyMode === undefined || source.historyMode === historyMode)
      .map((source) => describeSource(source, context))
    const note = matches.length === 0 ? texts.noSourceHereFits : texts.eachSourceCoversOnly
    return { count: matches.length, sources: matches, note }
  },
  table: ({ sources: listed, note }) => ({
    columns: [...columns.columns],
    rows: listed.map((source) => ({ cells: columns.cells(source) })),
    notes: note ? [note] : [],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

function codeOf(state: string): string {
  const match = stateByCode(state) ?? stateByName(state)
  if (match) return match.code
  throw new ConnectorError('invalid_params', texts.notAStateGive, {
    field: 'state',
  })
}
