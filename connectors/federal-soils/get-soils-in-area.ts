import { z } from 'zod'
import { boxParam, polygonParam, readArea } from '@/lib/connector/area-params'
import { sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { states } from '@/lib/records/soil/describe-answer'
import { soil, soilShare } from '@/lib/records/soil/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readUnit } from './read-soil'
import { ask, isKey, ringsOf, sharesIn, unitsOf } from './wire'

const texts = defineSentences('federal-soils.get-soils-in-area', {
  none: 'No soil survey is published in this area.',
  found: { one: '1 map unit in this area.', other: '{count, number} map units in this area.' },
  lost: 'We could not read some map units and left them out. Shares are of all.',
  cut: 'More than {most} map units lie in this area: take a smaller one.',
  unnamed: 'Soil Data Access named no map unit.',
})

const WIDEST_DEGREES = 0.05
const MOST_UNITS = 200

const params = z.strictObject({
  bbox: boxParam(WIDEST_DEGREES).optional(),
  polygon: polygonParam(WIDEST_DEGREES).optional(),
})

const result = z.object({
  state: z.enum(states),
  records: z.array(
    z.object({
      ...soil.shape,
      ...soilShare.shape,
    }),
  ),
  count: z.int().min(0),
  truncated: z.boolean(),
  note: z.string(),
  caveats: z.array(z.string()),
})

const unitColumns = soil.pick({ name: 'name', symbol: 'symbol', key: 'key' })
const surveyColumns = soil.pick({
  farmland: 'farmland',
  surveyArea: 'surveyArea',
  surveyAreaName: 'surveyAreaName',
  surveySaved: 'surveySaved',
})

export const getSoilsInArea = {
  summary:
    'Soil map units in a box or a GeoJSON polygon, such as the outline of a section, of at most 0.05 degrees a side, each with its share of the surveyed land there.',
  title: 'Soils in an area',
  params,
  result,
  example: { bbox: [-72.245, 43.682, -72.23, 43.692] },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findUnits,
  table: ({ records, note, caveats }) => ({
    columns: [...unitColumns.columns, ...soilShare.columns, ...surveyColumns.columns],
    key: ['key'],
    rows: records.map((record) => ({
      cells: {
        ...unitColumns.cells(record),
        ...soilShare.cells(record),
        ...surveyColumns.cells(record),
      },
    })),
    notes: [note, ...caveats],
  }),
  cite: ({ records: [first] }) => ({
    dataset: 'Soil Survey Geographic (SSURGO) Database',
    dated: [{ label: 'Survey version saved', on: first?.surveySaved ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findUnits(
  area: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const { query, box } = readArea(area)
  const shares = sharesIn(query.rings ?? ringsOf(box))
  const parts = await ask(shares.query, shares.columns, context)
  const sized = parts.map(({ mukey = null, part }) => ({ key: mukey, size: Number(part ?? Number.NaN) }))
  const keys = sized.flatMap(({ key }) => (isKey(key) ? [key] : []))
  if (keys.length === 0 && parts.length > 0) throw sourceChanged(texts.unnamed)
  const named = keys.length > 0 ? unitsOf(keys) : undefined
  const rows = named ? await ask(named.query, named.columns, context) : []
  const truncated = parts.length >= MOST_UNITS
  // Shares of a truncated list would not be shares of the area.
  const isMeasured = !truncated && sized.every(({ size }) => size >= 0 && size < 1)
  const whole = sized.reduce((sum, { size }) => sum + size, 0)
  const unitByKey = new Map(rows.flatMap((row) => readUnit(row) ?? []).map((unit) => [unit.key, unit]))
  const records = sized.flatMap(({ key, size }) => {
    const unit = key === null ? undefined : unitByKey.get(key)
    const share = isMeasured && whole > 0 ? Number(((100 * size) / whole).toFixed(1)) : null
    return unit ? [{ ...unit, sharePercent: share }] : []
  })
  if (records.length === 0 && parts.length > 0) throw sourceChanged(texts.unnamed)
  return {
    state: records.length > 0 ? 'soil' : 'no survey here',
    records,
    count: records.length,
    truncated,
    note: records.length > 0 ? texts.found({ count: records.length }) : texts.none,
    caveats: [
      ...(truncated ? [texts.cut({ most: MOST_UNITS })] : []),
      ...(records.length < parts.length ? [texts.lost] : []),
      ...context.connector.caveats,
    ],
  }
}
