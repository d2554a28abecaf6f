import 'server-only'
import type { OpenplatEngine } from '@/connectors/engine'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { countyByFips } from '@/lib/geography/counties'

export const readRegistry = ({ call }: Pick<OpenplatEngine, 'call'>) =>
  call('us-parcels', 'listParcelLayers', {})

export async function fetchParcelLayers(
  engine: Pick<OpenplatEngine, 'call'>,
): Promise<readonly ListedParcelLayer[]> {
  const answer = await readRegistry(engine)
  return answer.ok ? answer.data.layers : []
}

export function findLayers(
  layers: readonly ListedParcelLayer[],
  { state, q = '' }: { state?: string | undefined; q?: string | undefined },
): ListedParcelLayer[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return layers.filter((layer) => {
    if (state !== undefined && layer.state !== state) return false
    const text = words.length > 0 ? textOf(layer) : ''
    return words.every((word) => text.includes(word))
  })
}

function textOf({ id, title, url, covers }: ListedParcelLayer): string {
  const counties = covers.map((fips) => countyByFips(fips)?.name ?? '')
  return [id, title, new URL(url).hostname, ...counties].join(' ').toLowerCase()
}

export type LayerVerdict = 'answers' | 'fails' | 'unchecked'

/** One layer that responds is enough, because a failed query is sent to the next layer of the place. */
export function verdictOf(layers: readonly ListedParcelLayer[]): LayerVerdict {
  if (layers.some(({ lastCheck }) => lastCheck?.answers)) return 'answers'
  return layers.some(({ lastCheck }) => lastCheck === null) ? 'unchecked' : 'fails'
}

export type CoveringLayerKind = 'county' | 'state' | 'city' | 'none'

export function coverOf(layers: readonly ListedParcelLayer[]): CoveringLayerKind {
  const has = (kind: ListedParcelLayer['kind']) => layers.some((layer) => layer.kind === kind)
  if (has('county')) return 'county'
  if (has('state')) return 'state'
  return has('city') ? 'city' : 'none'
}

export function layersByCounty(layers: readonly ListedParcelLayer[]): (fips: string) => ListedParcelLayer[] {
  const byPlace = new Map<string, ListedParcelLayer[]>()
  for (const layer of layers) {
    for (const place of layer.covers) byPlace.set(place, [...(byPlace.get(place) ?? []), layer])
  }
  return (fips) => [...(byPlace.get(fips) ?? []), ...(byPlace.get(fips.slice(0, 2)) ?? [])]
}
