import { z } from 'zod'
import { ckanSqlState } from '@/lib/ckan/read-resource'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { type ConnectorMethod, HOUR, type MethodContext } from '@/lib/connector/method'
import { type OpenTable, tableOfKey } from '@/lib/open-table/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ConstructionSource } from './source'
import { constructionSources } from './source-list'

const texts = defineSentences('open-data-discovery.source-state', {
  whoeverRunsThisSite:
    '{refusedBecause} Whoever runs this site can switch it on: {id} in NEW_CONSTRUCTION_SOURCES{address}.',
  weKnowOfNoAddress:
    'We know of no address of it that programs can read. Whoever runs this site can supply one: {setting}.',
  thereIsNoSuch: 'There is no such source. listNewConstructionPermitSources names them all.',
  namesNoTableAtACkan: 'This names no table at a CKAN portal.',
})

type Settings = Pick<MethodContext, 'settings'>

type SourceState =
  | { state: 'enabled'; table: OpenTable }
  | { state: 'disabled' | 'not_configured'; reason: string }

export function stateOf(source: ConstructionSource, { settings }: Settings): SourceState {
  const { id, table, refusedBecause } = source
  if (refusedBecause !== undefined && !switchedOn(settings).has(id)) {
    const address = 'setting' in table ? `, and ${table.setting} with the address of the layer` : ''
    return {
      state: 'disabled',
      reason: texts.whoeverRunsThisSite({ refusedBecause, id, address }),
    }
  }
  if (!('setting' in table)) return { state: 'enabled', table }
  const layer = settings[table.setting]
  if (layer !== undefined) return { state: 'enabled', table: { dialect: 'arcgis', layer } }
  return {
    state: 'not_configured',
    reason: texts.weKnowOfNoAddress({ setting: table.setting }),
  }
}

export function findSource(id: string): ConstructionSource {
  const source = constructionSources.find((each) => each.id === id)
  if (source) return source
  throw new ConnectorError('invalid_params', texts.thereIsNoSuch, { field: 'sourceId' })
}

export function tableOf(source: ConstructionSource, settings: Settings): OpenTable {
  const current = stateOf(source, settings)
  if (current.state === 'enabled') return current.table
  const code = current.state === 'disabled' ? 'source_disabled' : 'not_configured'
  throw new ConnectorError(code, withSubject(source.city, current.reason), { field: 'sourceId' })
}

const switchedOn = (settings: Settings['settings']) =>
  new Set((settings.NEW_CONSTRUCTION_SOURCES ?? '').split(',').map((id) => id.trim()))

const params = z.strictObject({ table: z.string().max(500).describe('The key of a table at a CKAN portal.') })
const result = z.strictObject({ answersSql: z.boolean() })

/** Date ranges need SQL, which a portal may disable at any time. */
export const sqlState = {
  summary: 'Whether a CKAN portal answers SQL about a table today.',
  params,
  result,
  example: { table: 'ckan data.boston.gov 6ddcd912-32a0-43df-9908-63574f8c7e77' },
  cache: { freshFor: HOUR, staleFor: 0 },
  async run({ table: key }, { upstream }) {
    const table = tableOfKey(key)
    if (table?.dialect !== 'ckan') {
      throw new ConnectorError('invalid_params', texts.namesNoTableAtACkan, { field: 'table' })
    }
    return { answersSql: (await ckanSqlState(upstream, table)) === 'answers' }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
