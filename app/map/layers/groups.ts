import type { MapLayer } from './map-layer'

/**
 * Layers that share one switch, because visitors see them as one layer. `id` is that of the layer which the
 * other layers join.
 */
export interface LayerGroup {
  id: string
  title: string
  layers: readonly MapLayer[]
}

export const groupsOf = (layers: readonly MapLayer[]): LayerGroup[] =>
  layers
    .filter(({ joins }) => joins === undefined)
    .map(({ id, title, groupTitle = title }) => ({
      id,
      title: groupTitle,
      layers: layers.filter((layer) => layer.id === id || layer.joins === id),
    }))

export const layersOn = (layers: readonly MapLayer[], on: readonly string[]): MapLayer[] =>
  groupsOf(layers).flatMap((group) => (isGroupOn(group, on) ? group.layers : []))

export const isGroupOn = ({ layers }: LayerGroup, on: readonly string[]): boolean =>
  layers.some(({ id }) => on.includes(id))

interface Presence {
  state: 'below' | 'absent' | 'loading' | 'ready' | 'failed'
  inView: number
}

type Presences = Readonly<Record<string, Presence | undefined>>

export const isEmpty = (presence: Presence | undefined) =>
  presence === undefined ||
  presence.state === 'below' ||
  presence.state === 'absent' ||
  (presence.state === 'ready' && presence.inView === 0)

export function layersInView(layers: readonly MapLayer[], presences: Presences): readonly MapLayer[] {
  const [last] = layers.slice(-1)
  const present = layers.filter(({ id }) => !isEmpty(presences[id]))
  return present.length > 0 || !last ? present : [last]
}
