import { writeEsri } from './simulated-answer'
import { readArea } from './simulated-area'
import type { SimulatedArcgisLayer } from './simulated-layer'
import { failure, notOffered } from './simulated-server'

const degrees = { wkid: 4326, latestWkid: 4326 }

/** The identify operation returns every column as text, and a missing value as `" "`. */
export function answerIdentify(layers: readonly SimulatedArcgisLayer[], params: URLSearchParams): unknown {
  const open = layers.filter(({ server }) => server?.identifies)
  if (open.length === 0) return notOffered()
  const missing = ['geometry', 'mapExtent', 'imageDisplay', 'tolerance'].find((name) => !params.get(name))
  if (missing) return failure(400, 'Unable to complete operation.', [`'${missing}' parameter is invalid`])
  const area = readArea(
    new URLSearchParams({
      geometry: params.get('geometry') ?? '',
      geometryType: params.get('geometryType') ?? 'esriGeometryPoint',
      inSR: params.get('sr') ?? '',
    }),
  )
  const results = open.flatMap((layer) =>
    [...layer.rows({ equals: {}, like: {}, ...(area && { bbox: area.bbox }) })]
      .filter(({ geometry }) => geometry && area?.matches(geometry))
      .map(({ attributes, geometry }) => ({
        layerId: layer.id,
        layerName: layer.name,
        displayFieldName: layer.fields[1]?.name ?? '',
        attributes: Object.fromEntries(
          layer.fields.map(({ name }) => [name, String(attributes[name] ?? ' ') || ' ']),
        ),
        ...(geometry &&
          params.get('returnGeometry') !== 'false' && {
            geometryType: layer.geometryType,
            geometry: {
              ...writeEsri(geometry, { reference: degrees, precision: undefined }),
              spatialReference: degrees,
            },
          }),
      })),
  )
  return { results }
}
