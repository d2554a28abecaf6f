import type { StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/**
 * Puts the URL of a GeoJSON source back if both styles have the same URL. MapLibre replaces the URL with the
 * loaded data, so the source would look changed and would load again.
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
