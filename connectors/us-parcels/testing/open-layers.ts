import { createEngine } from '@/lib/connector/engine/engine'
import type { SharedResultStore } from '@/lib/connector/engine/engine-answer'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { createFaults } from '@/lib/connector/upstream/faults'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { hashOf } from '@/lib/sample-world/hash'
import { landsWithin, middleOf, type SampleLand } from '@/lib/sample-world/lots/lands'
import { usParcels } from '..'
import { isRead } from '../layer/read-layer'
import { allLayers, type ParcelLayer } from '../registry'
import { faceOf } from '../simulated/faces'
import { extentOf } from '../simulated/sample-layer'
import { parcelSites } from '../simulator'

const sites = simulateSites(parcelSites)

interface OpenOptions extends Pick<Parameters<typeof engineDeps>[1] & object, 'reportBug'> {
  wrap?: (send: Transport) => Transport
  shared?: SharedResultStore
}

export function openLayers({ wrap = (send) => send, shared, ...options }: OpenOptions = {}) {
  const faults = createFaults()
  const simulators = Object.fromEntries(
    Object.entries(sites).map(([host, simulate]) => [host, faults.wrap(simulate)]),
  )
  const pace = { ...usParcels.pace, spacing: 0, retries: 0 }
  const engine = createEngine(
    { 'us-parcels': { ...usParcels, pace } },
    { ...engineDeps(wrap(sampleTransport(simulators)), options), ...(shared ? { shared } : {}) },
  )
  return { faults, engine }
}

export function landsOf(layer: ParcelLayer, most: number): SampleLand[] {
  const lands: SampleLand[] = []
  for (const land of everyLandOf(layer)) if (lands.push(land) === most) break
  return lands
}

function* everyLandOf(layer: ParcelLayer): Generator<SampleLand> {
  const { bounds, has, mayTouch } = extentOf(layer)
  const [west, south, east, north] = bounds
  for (let step = 0; step < 400; step += 1) {
    const x = west + (east - west) * hashOf('x', layer.id, step)
    const y = south + (north - south) * hashOf('y', layer.id, step)
    for (const land of landsWithin(layer.state, [x, y, x + 0.01, y + 0.01], mayTouch))
      if (has(...middleOf(land.bounds))) yield land
  }
}

export function landOf(layer: ParcelLayer): SampleLand {
  const [land] = landsOf(layer, 1)
  if (!land) throw new Error(`${layer.id} has no land`)
  return land
}

export const readableLayers = (await allLayers()).filter(isRead)

const serverOf = (layer: ParcelLayer) => JSON.stringify(faceOf(layer).server)

export const layersByServer = [...new Map(readableLayers.map((layer) => [serverOf(layer), layer])).values()]
