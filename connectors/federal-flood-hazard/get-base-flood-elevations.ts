import { z } from 'zod'
import { firstRows } from '@/lib/arcgis/layer-response'
import { boxParam, pagingParams, readArea } from '@/lib/connector/area-params'
import { describePage, featurePage, toFeaturePage, toMapRows } from '@/lib/connector/feature-page'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { defineRecord, type RecordOfKind } from '@/lib/records/define-record'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import { formatStated } from '@/lib/records/flood-zone/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeMaps } from './get-flood-zone'
import { readText } from './read-cell'
import { readRows } from './read-rows'
import { readStated } from './read-zone'
import { type BaseFloodElevationRow, coarseness, fetchShapes, layers, WIDEST_DEGREES } from './wire'

const params = z.strictObject({ bbox: boxParam(WIDEST_DEGREES), ...pagingParams })

const elevationLine = defineRecord('base-flood-elevation-line', {
  elevation: { schema: z.number(), label: 'Base flood elevation' },
  unit: { schema: z.enum(['feet', 'meters', 'centimeters']).nullable(), label: 'Unit' },
  datum: { schema: z.string().nullable(), label: 'Vertical datum' },
  mapId: { schema: z.string().nullable(), label: 'Flood map' },
  lineId: { schema: z.string().nullable(), label: 'Line of the map' },
})

const result = z.object(featurePage(z.object(elevationLine.shape)))

export const getBaseFloodElevations = {
  summary:
    'Lines of equal base flood elevation in a box of at most 0.1 degrees a side, as GeoJSON in pages. The height between two lines is read from the flood profile, never interpolated here. No line does not mean no hazard.',
  title: 'Base flood elevation lines in a box',
  params,
  result,
  example: { bbox: [-95.6, 29.5, -95.58, 29.52] },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findLines,
  table: ({ features, note, caveats }) => ({
    columns: [...elevationLine.columns],
    key: ['mapId', 'lineId'],
    rows: toMapRows(features, elevationLine.cells),
    notes: [note, ...caveats, disclaimer],
  }),
  cite: ({ features }) => ({ dataset: citeMaps(features.map(({ properties }) => properties)) }),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = defineSentences('federal-flood-hazard.get-base-flood-elevations', {
  none: 'The map has no lines of base flood elevation in this box. That does not mean that it cannot flood.',
  lines: {
    one: '1 line. Between two lines the height is in the flood profile.',
    other: '{count, number} lines. Between two lines the height is in the flood profile.',
  },
  level: {
    one: '1 line, {height}. Between two lines the height is in the flood profile.',
    other: '{count, number} lines, {height}. Between two lines the height is in the flood profile.',
  },
  span: '{count, number} lines, {lowest} to {highest}. Between two lines the height is in the flood profile.',
  cut: 'More lines are in this box: ask for the next page.',
  unnamed: 'The map names no unit or no datum for some of these heights; none was assumed.',
})

async function findLines(
  { limit, offset, ...area }: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const { query, box } = readArea(area)
  const maxOffset = coarseness(box)
  const answer = await fetchShapes(
    layers.elevation,
    { ...query, maxOffset, orderBy: [{ field: 'OBJECTID' }], offset, limit: limit + 1 },
    context,
  )
  const page = firstRows(answer, limit)
  const { parsed, caveats } = readRows(page.features, 'line', ({ attributes, geometry }) => {
    const line = readLine(attributes)
    return line && { ...line, geometry }
  })
  const lines = parsed.map(({ properties }) => properties)
  return {
    ...toFeaturePage(
      parsed.map(({ properties, geometry }) => ({
        properties,
        geometry,
        named: [properties.mapId, properties.lineId],
      })),
      { page, offset },
    ),
    note: describePage({ page, offset }, describeLines(lines)),
    caveats: [
      ...new Set([
        ...(page.truncated ? [texts.cut] : []),
        ...(lines.some(({ unit, datum }) => unit === null || datum === null) ? [texts.unnamed] : []),
        ...parsed.flatMap((each) => each.caveats),
        ...caveats,
        ...context.connector.caveats,
      ]),
    ],
  }
}

function describeLines(lines: readonly RecordOfKind<typeof elevationLine>[]): string {
  const [first] = lines
  if (!first) return texts.none
  const isAlike = lines.every(({ unit, datum }) => unit === first.unit && datum === first.datum)
  const count = lines.length
  if (!isAlike) return texts.lines({ count })
  const heights = lines.map(({ elevation }) => elevation)
  const format = (value: number) => formatStated({ value, unit: first.unit, datum: first.datum })
  const [lowest, highest] = [format(Math.min(...heights)), format(Math.max(...heights))]
  return lowest === highest ? texts.level({ count, height: lowest }) : texts.span({ count, lowest, highest })
}

function readLine(row: BaseFloodElevationRow) {
  const { stated, caveats } = readStated(row.ELEV, row.LEN_UNIT, [-5_000, 1_000_000], 'base flood elevation')
  if (!stated) return null
  const properties = {
    elevation: stated.value,
    unit: stated.unit,
    datum: readText(row.V_DATUM),
    mapId: readText(row.DFIRM_ID),
    lineId: readText(row.BFE_LN_ID),
  }
  return { properties, caveats }
}
