import { z } from 'zod'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { within } from '@/lib/connector/upstream/within'
import { limitsOf } from './key'
import { fetchSeries } from './wire'

const catalog = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export type LaborSeriesCatalog = z.output<typeof catalog>

const params = z.strictObject({ seriesIds: z.array(z.string()) })
const result = z.object({
  catalogs: z.record(z.string(), catalog.nullable()).describe('Null where the source gives none.'),
})

export const seriesCatalog = {
  summary: 'What the source says of several series: titles, areas, items.',
  params,
  result,
  example: { seriesIds: ['WPUSI012011'] },
  cache: { freshFor: 7 * DAY, staleFor: 60 * DAY },
  async run({ seriesIds }, context) {
    const thisYear = context.now().getUTCFullYear()
    const years = { startYear: thisYear, endYear: thisYear }
    const { series } = await fetchSeries({ seriesIds, ...years, calculations: false, catalog: true }, context)
    const entries = series.map(({ seriesID, catalog: wireCatalog }) => [
      seriesID.trim().toUpperCase(),
      wireCatalog ? plainValues(wireCatalog) : null,
    ])
    return { catalogs: Object.fromEntries(entries) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const PATIENCE_MS = 10_000

/** Returns no catalogs on a failure or timeout, because the data are complete without them. */
export async function readCatalogs(
  seriesIds: readonly string[],
  context: MethodContext,
): Promise<Record<string, LaborSeriesCatalog | null>> {
  if (seriesIds.length === 0 || !context.settings.BLS_API_KEY) return {}
  const most = limitsOf(context.settings).series
  const ids = [...seriesIds].sort().slice(0, most)
  const none = { catalogs: {} }
  const { catalogs } = await within(PATIENCE_MS, (signal) =>
    Promise.race([
      context.call(seriesCatalog, { seriesIds: ids }).catch(() => none),
      new Promise<typeof none>((resolve) => {
        signal.addEventListener('abort', () => resolve(none), { once: true })
      }),
    ]),
  )
  return catalogs
}

const plainValues = (values: Readonly<Record<string, unknown>>): LaborSeriesCatalog =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number | boolean | null] => !(entry[1] instanceof Object),
    ),
  )
