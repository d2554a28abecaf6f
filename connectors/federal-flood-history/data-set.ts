import { z } from 'zod'
import { type ConnectorMethod, DAY, HOUR, type MethodContext } from '@/lib/connector/method'
import { readDay } from './read-cell'
import { entities, fetchRows, quote } from './wire'

const names = ['claims', 'declarations', 'communities'] as const
const params = z.strictObject({ entity: z.enum(names) })
const result = z.object({ refreshedOn: z.string().nullable() })

export const dataSet = {
  summary: 'Day on which OpenFEMA last refreshed a data set.',
  params,
  result,
  example: { entity: 'claims' },
  cache: { freshFor: 6 * HOUR, staleFor: 30 * DAY },
  async run({ entity }, context) {
    const { name, version } = entities[entity]
    const { rows } = await fetchRows(entities.dataSets, { filter: `name eq ${quote(name)}` }, context)
    const row = rows.find((each) => Number(each.version) === version) ?? rows[0]
    return { refreshedOn: readDay(row?.lastRefresh) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

/** Returns null if the list of data sets does not load, so that the caller succeeds without the date. */
export const fetchRefreshDay = (
  entity: (typeof names)[number],
  { call }: MethodContext,
): Promise<string | null> =>
  call(dataSet, { entity }).then(
    ({ refreshedOn }) => refreshedOn,
    () => null,
  )
