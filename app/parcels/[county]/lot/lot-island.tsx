'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapOverlay } from '@/components/map/map-props'
import { LOTS, lotEdges, lotLayer, lotSource } from '@/components/parcels/map/lot-tiles'
import { lotHref } from '@/components/parcels/parcel-href'
import { defineTexts } from '@/lib/language/define-texts'
import type { LayerLotMapProps } from './lot-map-props'

const texts = defineTexts('parcels.lot.lot-island', {
  credit: 'Parcels: the state, county or city named on this page',
})

const LOT_ZOOM = 18
const AREAS = 'lots-areas'

export default function LotIsland({ legend, ...props }: LayerLotMapProps) {
  const router = useRouter()
  const overlay = useMemo(makeOverlay, [])
  return (
    <MapIsland
      {...props}
      opens
      maxZoom={LOT_ZOOM}
      legend={{ result: legend }}
      overlay={overlay}
      onSelect={(id) => {
        const href = hrefOf(id)
        if (href) router.push(href)
      }}
    />
  )
}

const makeOverlay = (): MapOverlay => ({
  sources: { [LOTS]: lotSource() },
  layers: ({ theme }) => [
    { id: AREAS, type: 'fill', ...lotLayer, paint: { 'fill-opacity': 0 } },
    lotEdges(theme),
  ],
  pickable: [AREAS],
  pointOf: ({ x, y }) => [Number(x), Number(y)],
  credit: texts.credit,
})

function hrefOf(id: string) {
  const [layer = '', number = ''] = id.split(':')
  const parcelId = decodeURIComponent(number)
  return parcelId === '' || parcelId.startsWith('#') ? undefined : lotHref(layer, parcelId)
}
