'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeatures, MapOverlay } from '@/components/map/map-props'
import { describeParcel } from '@/components/parcels/map/describe-parcel'
import { neighborLayers, pickable } from '@/components/parcels/map/parcel-layers'
import { parcelSource, SOURCE } from '@/components/parcels/map/parcel-properties'
import { parcelHref } from '@/components/parcels/parcel-href'
import { defineTexts } from '@/lib/language/define-texts'
import { fromMapId, readParcelKey } from '@/lib/records/parcel/parcel-key'
import type { LotMapProps } from './lot-map-props'

const LOT = 'lot'
const LOT_ZOOM = 18

const texts = defineTexts('parcels.lot-island', { credit: 'Parcels: Florida Department of Revenue' })

export default function LotIsland({ name, legend, outline, point, edition, layer, ...named }: LotMapProps) {
  const router = useRouter()
  const features = useMemo(() => draw({ name, outline, point }), [name, outline, point])
  const overlay = useMemo(
    (): MapOverlay => ({
      sources: { [SOURCE]: parcelSource(edition) },
      layers: (palette) => neighborLayers(palette, layer, new Date().getFullYear()),
      pickable: pickable[layer],
      pointOf: ({ x, y }) => [Number(x), Number(y)],
      describe: describeParcel,
      credit: texts.credit,
    }),
    [edition, layer],
  )
  return (
    <MapIsland
      {...named}
      features={features}
      opens
      selectedId={LOT}
      maxZoom={LOT_ZOOM}
      {...(outline || !point ? {} : { view: { ...point, zoom: LOT_ZOOM } })}
      legend={{ result: legend }}
      overlay={overlay}
      onSelect={(id) => {
        const neighbor = readParcelKey(fromMapId(id))
        if (neighbor) router.push(parcelHref(neighbor))
      }}
    />
  )
}

function draw({ name, outline, point }: Pick<LotMapProps, 'name' | 'outline' | 'point'>): MapFeatures {
  const geometry =
    outline ?? (point && { type: 'Point' as const, coordinates: [point.longitude, point.latitude] })
  if (!geometry) return { type: 'FeatureCollection', features: [] }
  const properties = { name, role: 'result' as const }
  return { type: 'FeatureCollection', features: [{ type: 'Feature', id: LOT, properties, geometry }] }
}
