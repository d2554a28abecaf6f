import type { MapLayerChoiceValues } from '../layers/map-layer'

/** Change the key when the format changes, because browsers keep the entries that earlier releases wrote. */
const KEY = 'openplat.filters'
const MOST = 20

export interface SavedFilter {
  layer: string
  name: string
  choices: MapLayerChoiceValues
}

export function readSavedFilters(): readonly SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedFilter).slice(0, MOST) : []
  } catch {
    return []
  }
}

export function keepSavedFilters(filters: readonly SavedFilter[]): readonly SavedFilter[] {
  const named = new Map(filters.map((filter) => [`${filter.layer} ${filter.name}`, filter]))
  try {
    localStorage.setItem(KEY, JSON.stringify([...named.values()].slice(0, MOST)))
  } catch {
    // Without storage no filter is saved.
  }
  return readSavedFilters()
}

function isSavedFilter(input: unknown): input is SavedFilter {
  if (typeof input !== 'object' || input === null) return false
  const { layer, name, choices } = input as Partial<Record<keyof SavedFilter, unknown>>
  return (
    typeof layer === 'string' &&
    typeof name === 'string' &&
    typeof choices === 'object' &&
    choices !== null &&
    Object.entries(choices).every(
      ([id, option]) => /^[a-z]{1,30}$/i.test(id) && typeof option === 'string' && option.length <= 140,
    )
  )
}
