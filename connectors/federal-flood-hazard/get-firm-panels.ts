import { z } from 'zod'
import { firstRows } from '@/lib/arcgis/layer-response'
import { boxParam, pagingParams, readPlace } from '@/lib/connector/area-params'
import { describePage, pageOf, toPageFields } from '@/lib/connector/feature-page'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import { firmPanel } from '@/lib/records/flood-zone/firm-panel'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readPanel } from './firm-panels'
import { citeMaps } from './get-flood-zone'
import { readRows } from './read-rows'
import { fetchRows, layers, WIDEST_DEGREES } from './wire'

const params = z.strictObject({
  latitude: pointParams.latitude.optional(),
  longitude: pointParams.longitude.optional(),
  bbox: boxParam(WIDEST_DEGREES).optional(),
  ...pagingParams,
})

const result = z.object({
  records: z.array(z.object(firmPanel.shape)),
  ...pageOf,
})

export const getFirmPanels = {
  summary:
    'Panels of the Flood Insurance Rate Map at a point or in a box of at most 0.1 degrees a side: number, effective date, type, and why a panel is not printed.',
  title: 'Flood map panels',
  params,
  result,
  example: { latitude: 25.5289, longitude: -80.375 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findPanels,
  table: ({ records, note, caveats }) => ({
    columns: [...firmPanel.columns],
    key: ['panel'],
    rows: records.map((record) => ({ cells: firmPanel.cells(record) })),
    notes: [note, ...caveats, disclaimer],
  }),
  cite: ({ records }) => ({
    dataset: citeMaps(records),
    dated: [{ label: 'Flood map effective', on: records[0]?.effectiveDate ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = defineSentences('federal-flood-hazard.get-firm-panels', {
  none: 'No digital map panel was found here; a paper map may exist.',
  found: {
    one: '1 panel. A panel may overlap at a county line.',
    other: '{count, number} panels. Panels may overlap at a county line.',
  },
  cut: 'More panels are in this box: ask for the next page.',
})

async function findPanels(
  { limit, offset, ...place }: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const answer = await fetchRows(
    layers.panel,
    { ...readPlace(place, 'bbox'), orderBy: [{ field: 'OBJECTID' }], offset, limit: limit + 1 },
    context,
  )
  const page = firstRows(answer, limit)
  const { parsed, caveats } = readRows(page.features, 'map panel', ({ attributes }) => readPanel(attributes))
  return {
    records: parsed,
    ...toPageFields({ page, offset }, parsed.length),
    note: describePage(
      { page, offset },
      parsed.length > 0 ? texts.found({ count: parsed.length }) : texts.none,
    ),
    caveats: [...(page.truncated ? [texts.cut] : []), ...caveats, ...context.connector.caveats],
  }
}
