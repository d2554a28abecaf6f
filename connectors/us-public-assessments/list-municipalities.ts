import { z } from 'zod'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { fetchDatasetRows } from '@/lib/open-table/rows'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { notSupplied, urlOf } from './recipe/fetch-table'
import { chooseSource } from './search/choose-source'

const texts = defineSentences('us-public-assessments.list-municipalities', {
  takesNoLocalGovernment: '{title} takes no local government.',
  hasMoreLocalGovernments: '{title} has more local governments than a list can hold.',
  hasALocalGovernment: '{title} has a local government without a name.',
})

const params = z.strictObject({ source: z.string().max(100) })
const municipality = z.object({ code: z.string(), name: z.string(), county: z.string().nullable() })
const result = z.object({ municipalities: z.array(municipality) })

export type Municipality = z.output<typeof municipality>

/** About twice the number of local governments in New York. */
const MOST = 2_000

export const listMunicipalities = {
  summary: 'The local governments of a source that takes their codes, by county and name.',
  params,
  result,
  example: { source: 'new-york-state-assessments' },
  // Cached for a week, because the portal scans all rolls for this list and towns rarely change.
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ source: id }, context) {
    const source = chooseSource(id, context)
    const { municipalities: listed, title } = source
    if (!listed) throw new ConnectorError('not_supported', texts.takesNoLocalGovernment({ title }))
    const { table, code, name, county } = listed
    const url = urlOf(table, context)
    if (url === null) throw notSupplied(source, table)
    const columns = [code, name, county]
    const { rows } = await fetchDatasetRows(context, url, {
      select: columns,
      where: listed.where(context.now().getUTCFullYear()),
      group: columns,
      orderBy: [{ column: county }, { column: name }, { column: code }],
      limit: MOST + 1,
      required: [code, name],
      source: title,
      demanding: true,
    })
    if (rows.length > MOST) throw sourceChanged(texts.hasMoreLocalGovernments({ title }))
    return {
      municipalities: rows.map(({ cells }) => {
        const [codeText, nameText, countyText] = columns.map((column) => textOf(cells[column]))
        if (!codeText || !nameText) throw sourceChanged(texts.hasALocalGovernment({ title }))
        return { code: codeText, name: nameText, county: countyText ?? null }
      }),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
