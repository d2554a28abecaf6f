import type { StyleSpecification } from 'maplibre-gl'

type Sources = StyleSpecification['sources']

/**
 * MapLibre says of a source that it holds the loaded data, no longer their address, and so finds a difference
 * and loads them again at each change of a style. Where the address stayed the same, it is put back.
 */
export function keepLoaded(drawn: Sources, before: Sources, next: Sources): void {
  for (const [name, source] of Object.entries(drawn)) {
    const address = addressIn(next[name])
    if (source.type === 'geojson' && address !== undefined && address === addressIn(before[name])) {
      source.data = address
    }
  }
}

function addressIn(source: Sources[string] | undefined): string | undefined {
  return source?.type === 'geojson' && typeof source.data === 'string' ? source.data : undefined
}
