import type { SimulatedArcgisLayer, SimulatedLayerGroup } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite, Simulator } from '@/lib/connector/upstream/simulated-site'
import { allLayers, type ParcelLayer } from './registry'
import { faceOf } from './simulated/faces'
import { sampleLayer } from './simulated/sample-layer'

const others = (await allLayers()).filter(({ id }) => id !== 'fl-statewide')

export const parcelSites: readonly SimulatedSite[] = sitesOf(others)

function sitesOf(layers: readonly ParcelLayer[]): SimulatedSite[] {
  const services = new Map<string, ParcelLayer[]>()
  for (const layer of layers) {
    const service = layer.url.replace(/\/\d+$/, '').toLowerCase()
    services.set(service, [...(services.get(service) ?? []), layer])
  }
  return [...services].map(([url, members]) => {
    const { hostname, pathname } = new URL(url)
    return { host: hostname, path: pathname, simulate: atFirstUse(() => createService(pathname, members)) }
  })
}

function createService(path: string, members: readonly ParcelLayer[]): Simulator {
  const numbers = new Set(members.map(({ url }) => numberOf(url)))
  const layers: SimulatedArcgisLayer[] = []
  const groups: SimulatedLayerGroup[] = []
  for (const member of members) {
    const layer = sampleLayer(member)
    if (!faceOf(member).has('grouped')) {
      layers.push(layer)
      continue
    }
    const free =
      [1, 2, 3, 4, 5].map((step) => layer.id + step).find((each) => !numbers.has(each)) ?? layer.id + 100
    numbers.add(free)
    layers.push({ ...layer, id: free, name: 'Tax Parcels' })
    groups.push({ id: layer.id, name: 'Parcels', subLayers: [free] })
  }
  return simulateArcgis({ path, layers, groups })
}

const numberOf = (url: string) => Number(/\d+$/.exec(url)?.[0])

function atFirstUse(create: () => Simulator): Simulator {
  let simulate: Simulator | undefined
  return (request) => {
    simulate ??= create()
    return simulate(request)
  }
}
