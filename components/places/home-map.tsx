'use client'

import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { LazyMap } from '../map/lazy-map'
import type { MapFeatures, MapView } from '../map/map-props'
import { listPlaces, OPEN_POINT } from './place-list'
import { usePlaces } from './use-places'

const texts = defineTexts('places.home-map', {
  label: 'Map of the United States',
  list: 'The search box',
})

const NOTHING: MapFeatures = { type: 'FeatureCollection', features: [] }
const NEAR = 13

export function HomeMap() {
  const [last] = listPlaces(usePlaces())
  const view: MapView | undefined = last && { ...pointOf(last), zoom: NEAR }
  return (
    <LazyMap
      label={texts.label}
      listLabel={texts.list}
      features={last ? toFeatures(last) : NOTHING}
      {...(view ? { view } : {})}
      pickHref={localHref(OPEN_POINT)}
    />
  )
}

interface Point {
  latitude: number
  longitude: number
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

const toFeatures = ({ latitude, longitude, name }: Point & { name: string }): MapFeatures => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'last',
      properties: { name, role: 'context' },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    },
  ],
})
