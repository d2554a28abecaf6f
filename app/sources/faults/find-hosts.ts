import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { findLayers } from '../parcels/fetch-parcel-layers'

const MANY_HOSTS = 100

interface HostedSource {
  hosts: readonly string[]
}

export function findHosts(
  sources: readonly HostedSource[],
  layers: readonly ListedParcelLayer[],
  search: { state?: string | undefined; q?: string | undefined },
): string[] {
  const { state, q = '' } = search
  const words = q.toLowerCase().trim()
  const short = sources.filter(({ hosts }) => hosts.length < MANY_HOSTS).flatMap(({ hosts }) => hosts)
  if (state === undefined && words === '') return distinct(short)
  const all = state === undefined ? sources.flatMap(({ hosts }) => hosts) : []
  const ofLayers = findLayers(layers, search).map(({ url }) => new URL(url).hostname)
  return distinct([...all.filter((host) => host.includes(words)), ...ofLayers])
}

const distinct = (hosts: readonly string[]) => [...new Set(hosts)].sort()
