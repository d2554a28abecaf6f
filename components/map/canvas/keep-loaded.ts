import type { StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/**
 * MapLibre replaces the URL of a source with the loaded data. Without this function each style change would
 * differ from that data and load it again. Restores the URL if it did not change.
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
