import type { Geometry } from 'geojson'
import { read } from '@/app/_lib/read/data'
import type { MapFeature, MapFeatures } from '@/components/map/map-props'
import { pinAt } from '@/components/map/pin/pin'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type FloodZone, nameZone } from '@/lib/records/flood-zone/fields'

type AreaReading = Awaited<ReturnType<typeof read<'federal-flood-hazard', 'getFloodZonesInArea'>>>

const texts = defineTexts('ground.draw-zones', { place: 'The place' })

/** Half a side of the drawn area in degrees, about 450 meters. */
const REACH = 0.004

const MOST_DRAWN = 100

const boxAround = ({ latitude, longitude }: LngLat) =>
  [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH].map((degrees) =>
    Number(degrees.toFixed(5)),
  )

export const readZonesAround = (point: LngLat): Promise<AreaReading> =>
  read('federal-flood-hazard', 'getFloodZonesInArea', { bbox: boxAround(point), limit: MOST_DRAWN })

/** Each zone has a label, so that color is not the only difference. */
export function drawZones(area: AreaReading, here: readonly FloodZone[], point: LngLat): MapFeatures {
  const isHere = ({ mapId, areaId }: FloodZone) =>
    here.some((zone) => zone.mapId === mapId && zone.areaId === areaId)
  const zones = area.ok ? area.data.features : []
  return {
    type: 'FeatureCollection',
    features: [
      ...zones.flatMap(({ id, geometry, properties }): MapFeature[] =>
        geometry === null
          ? []
          : [
              {
                type: 'Feature',
                id,
                properties: {
                  name: translate(nameZone(properties)),
                  role: isHere(properties) ? 'result' : 'context',
                },
                geometry: geometry as Geometry,
              },
            ],
      ),
      ...pinAt(point, texts.place).features,
    ],
  }
}
