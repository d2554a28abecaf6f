import { z } from 'zod'
import { firstRows } from '@/lib/arcgis/layer-response'
import { all, among, any } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { cleanupSite } from '@/lib/records/cleanup-site/fields'
import { cleanupListIds, titleOfList } from '@/lib/records/cleanup-site/lists'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readAll } from './list-near'
import { readSuperfundRecord, readSuperfundSite } from './read-site'
import { tables } from './tables'
import { fetchRows, fetchSuperfundSite } from './wire'

const texts = defineSentences('federal-cleanup.site-on-list', {
  tooMany: 'The list “{title}” has more rows of this site than one answer takes.',
  noRegistryId: 'The list “{title}” has no registry ids.',
})

const params = z.strictObject({
  list: z.enum(cleanupListIds),
  registryIds: z.array(z.string()).default([]),
  programIds: z.array(z.string()).default([]),
})

const result = z.object({ sites: z.array(z.object(cleanupSite.shape)) })

const MOST_ROWS = 500

/** Caches one list of one site, so that a failed list is retried while the others stay cached. */
export const siteOnList = {
  summary: 'The rows of one site on one federal list, by ids.',
  params,
  result,
  example: { list: 'brownfield', registryIds: ['110000462703'] },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run({ list, registryIds, programIds }, context) {
    const away = { list, distanceMiles: null, direction: null }
    if (list === 'superfund-archived') {
      const rows = await Promise.all(programIds.map((id) => fetchSuperfundSite(id, context)))
      const archived = rows.flatMap((row) => (row && row.archived_ind === 'Y' ? [row] : []))
      return { sites: readAll(list, archived, readSuperfundSite).map((site) => ({ ...site, ...away })) }
    }
    const table = tables[list]
    const { ids, where } = table
    const named = [
      ...(ids.registry && registryIds.length > 0 ? [among(ids.registry, registryIds)] : []),
      ...(programIds.length > 0 ? ids.program.map((column) => among(column, programIds)) : []),
    ]
    if (named.length === 0)
      throw new ConnectorError('not_supported', texts.noRegistryId({ title: titleOfList(list) }))
    const title = titleOfList(list)
    const page = await fetchRows(table, { where: all(where, any(...named)), limit: MOST_ROWS + 1 }, context)
    const { features, truncated } = firstRows({ features: page.rows, truncated: page.truncated }, MOST_ROWS)
    if (truncated) throw new ConnectorError('too_broad', texts.tooMany({ title }))
    return { sites: readAll(list, features, table.read).map((site) => ({ ...site, ...away })) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const text = z.string().nullable()
const recordParams = z.strictObject({ epaId: z.string() })
const recordResult = z.object({
  record: z
    .object({
      name: text,
      nplStatus: text,
      decision: text,
      decidedOn: text,
      isArchived: z.boolean().nullable(),
      archivedOn: text,
      detailUrl: text,
    })
    .nullable(),
})

export const superfundRecord = {
  summary: 'What the Superfund table of EPA says of one EPA id.',
  params: recordParams,
  result: recordResult,
  example: { epaId: 'TXN000607443' },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run({ epaId }, context) {
    const row = await fetchSuperfundSite(epaId, context)
    return { record: row ? readSuperfundRecord(row) : null }
  },
} satisfies ConnectorMethod<typeof recordParams, typeof recordResult>
