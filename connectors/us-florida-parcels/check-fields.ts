import { classifyArcgis } from '@/lib/arcgis/classify'
import { layerPage } from '@/lib/arcgis/layer-response'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { layerUrlOf } from './layer'
import { ownedShape, type ParcelGeometryKind } from './wire'

const layers: readonly ParcelGeometryKind[] = ['polygons', 'centroids']

export const checkFields = fieldCheck(
  'Compares the fields each layer publishes with those this connector reads.',
  () => layers,
  async (layer, context) => {
    const classify = (body: unknown) => classifyArcgis(body, context.connector.publisher.name)
    const request = { url: `${layerUrlOf(layer, context)}?f=json` }
    const page = await context.upstream.json(request, layerPage, { classify })
    const published = new Set(page.fields.map(({ name }) => name))
    return { what: layer, missing: ownedShape.fields.filter((field) => !published.has(field)) }
  },
)
