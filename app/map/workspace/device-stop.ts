import { type Stop, stops } from '../url'

const KEY = 'openplat.table'

export function readDeviceStop(): Stop {
  try {
    const stored = localStorage.getItem(KEY)
    return stops.find((stop) => stop === stored && stop !== 'line') ?? 'half'
  } catch {
    return 'half'
  }
}

export function keepDeviceStop(stop: Stop): void {
  try {
    if (stop !== 'line') localStorage.setItem(KEY, stop)
  } catch {
    // Without storage the table opens at half height.
  }
}
