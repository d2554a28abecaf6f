export type MapDirection = 'north' | 'east' | 'south' | 'west'

export type MapCommand = { pan: MapDirection; pixels: number } | { zoom: 1 | -1 } | { choose: true }

export const STEP = 100
const FINE_STEP = 10

const panKeys: Readonly<Record<string, MapDirection>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
}
const zoomKeys: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

interface Press {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

export function commandFor({ key, shiftKey, altKey, ctrlKey, metaKey }: Press): MapCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const pan = panKeys[key]
  if (pan) return { pan, pixels: shiftKey ? FINE_STEP : STEP }
  const zoom = zoomKeys[key]
  if (zoom) return { zoom }
  return key === 'Enter' || key === ' ' ? { choose: true } : undefined
}
