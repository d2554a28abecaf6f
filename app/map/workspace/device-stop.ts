import { type SheetStop, stops } from '../url'

const KEY = 'openplat.table'

export function readDeviceStop(): SheetStop {
  try {
    const stored = localStorage.getItem(KEY)
    return stops.find((stop) => stop === stored && stop !== 'line') ?? 'half'
  } catch {
    return 'half'
  }
}

export function keepDeviceStop(stop: SheetStop): void {
  try {
    if (stop !== 'line') localStorage.setItem(KEY, stop)
  } catch {
    // Without storage the table opens at half height.
  }
}
