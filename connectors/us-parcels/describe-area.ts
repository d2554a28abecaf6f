import { z } from 'zod'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { countyByFips, formatCounty } from '@/lib/geography/counties'
import { areaShape, countiesIn, layersOfCounties, toBounds } from './layer/area-layers'
import { LayerFailure, nameOfLayer } from './layer/layer-failure'
import { readLayerNow } from './layer/read-layer'
import { readLayerReport } from './layer-report'
import { fileRefusalOf } from './records/file-refusal'
import { type ParcelLayer, pageOf } from './registry'

const params = z.strictObject({ bbox: areaShape.bbox })

const countyShape = z.object({
  county: z.string(),
  status: z.enum(['outlines', 'points', 'failed', 'none', 'florida']),
  layer: z.string().nullable(),
  place: z.string().nullable(),
  publisherPage: z.string().nullable(),
  failures: z.array(z.string()),
  fileRefusal: z.string().nullable(),
})

const result = z.object({ counties: z.array(countyShape) })

type AreaCounty = z.input<typeof countyShape>

export const describeArea = {
  summary: 'The layer that draws each county of a small area, or the reason why none does.',
  params,
  result,
  example: { bbox: [-112.076, 33.447, -112.072, 33.45] },
  cache: false,
  async run({ bbox }, context) {
    const counties = countiesIn(toBounds(bbox))
    const groups = await layersOfCounties(counties, await readLayerReport(context.settings))
    const rows = counties.map(async ({ fips, state }): Promise<AreaCounty> => {
      const county = `${formatCounty(fips, countyByFips(fips)?.name ?? fips)}, ${state}`
      const layers = groups.find((group) => group.county === fips)?.layers ?? []
      if (layers.length > 0) return { county, ...(await describeLayers(context, layers)) }
      return { county, ...nothing, status: state === 'FL' ? 'florida' : 'none' }
    })
    return { counties: await Promise.all(rows) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const nothing = { layer: null, place: null, publisherPage: null, failures: [], fileRefusal: null }

async function describeLayers(
  context: MethodContext,
  layers: readonly ParcelLayer[],
): Promise<Omit<AreaCounty, 'county'>> {
  const failures: string[] = []
  for (const layer of layers) {
    const reading = await context.call(readLayerNow, { layer: layer.id })
    const described = {
      layer: layer.id,
      place: nameOfLayer(layer),
      publisherPage: pageOf(layer),
      failures,
      fileRefusal: fileRefusalOf(layer),
    }
    if (reading.ok) return { ...described, status: reading.state.queries ? 'outlines' : 'points' }
    failures.push(new LayerFailure(reading.why, layer).message)
  }
  const [first] = layers
  return { ...nothing, publisherPage: first ? pageOf(first) : null, failures, status: 'failed' }
}
