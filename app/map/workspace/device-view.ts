import type { MapView } from '@/components/map/map-props'

/** Change the key when the format changes, because browsers keep the entry that an earlier release wrote. */
const KEY = 'openplat.map'

interface DeviceView {
  view: MapView
  on: readonly string[]
}

export function readDeviceView(): DeviceView | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isDeviceView(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function keepDeviceView(deviceView: DeviceView): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(deviceView))
  } catch {
    // Without storage the map opens on the whole country.
  }
}

function isDeviceView(input: unknown): input is DeviceView {
  if (typeof input !== 'object' || input === null || !('view' in input) || !('on' in input)) return false
  const { view, on } = input as { view: Partial<MapView> | null; on: unknown }
  const isIn = (value: unknown, least: number, most: number) =>
    typeof value === 'number' && value >= least && value <= most
  return (
    isIn(view?.latitude, -90, 90) &&
    isIn(view?.longitude, -180, 180) &&
    isIn(view?.zoom, 1, 19) &&
    Array.isArray(on) &&
    on.every((id) => typeof id === 'string' && /^[a-z][a-z-]{0,30}$/.test(id))
  )
}
