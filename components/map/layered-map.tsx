'use client'

import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { LazyMap } from './lazy-map'
import type { MapFeature, MapFeatures, MapProps } from './map-props'

type Layers = Readonly<Record<string, readonly MapFeature[]>>

const Add = createContext<(id: string, features: readonly MapFeature[]) => void>(() => {})

interface LayeredMapProps extends MapProps {
  island?: ComponentType<MapProps>
  children: ReactNode
}

export function LayeredMap({ features: own, island: Island = LazyMap, children, ...props }: LayeredMapProps) {
  const [layers, setLayers] = useState<Layers>({})
  const [add] = useState(() => (id: string, features: readonly MapFeature[]) => {
    setLayers((before) => ({ ...before, [id]: features }))
  })
  const features = useMemo<MapFeatures>(
    () => ({ ...own, features: [...Object.values(layers).flat(), ...own.features] }),
    [layers, own],
  )
  return (
    <Add value={add}>
      <Island {...props} features={features} />
      {children}
    </Add>
  )
}

export function MapLayer({ id, features }: { id: string; features: readonly MapFeature[] }) {
  const add = use(Add)
  useEffect(() => add(id, features), [add, id, features])
  return null
}
