import type { StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/**
 * Restores the URL of a GeoJSON source that has the same URL in both styles. MapLibre replaces the URL with
 * the loaded data, so the source would otherwise look changed and load again.
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
