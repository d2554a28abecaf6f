import type { StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/**
 * MapLibre keeps the loaded data of a source instead of its URL, so it sees a difference at
 * each change of style and loads the data again. This restores the URL if it did not change.
 */
export function keepLoaded(current: Sources, before: Sources, next: Sources): void {
  for (const [name, source] of Object.entries(current)) {
    const address = addressIn(next[name])
    if (source.type === 'geojson' && address !== undefined && address === addressIn(before[name])) {
      source.data = address
    }
  }
}

function addressIn(source: Sources[string] | undefined): string | undefined {
  return source?.type === 'geojson' && typeof source.data === 'string' ? source.data : undefined
}
