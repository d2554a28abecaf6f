import type { App } from '@/connectors/engine'
import { isRead } from '@/connectors/us-parcels/layer/read-layer'
import { readLayerReport, writeLayerReport } from '@/connectors/us-parcels/layer-report'
import { allLayers, type ParcelLayer } from '@/connectors/us-parcels/registry'
import { readSettings } from '@/lib/server/config'

/** A layer that answered within this time is skipped, so that an interrupted walk can resume. */
const PASS_OVER_MS = 7 * 86_400_000
const LANES = 8

interface WalkOptions {
  layers?: readonly ParcelLayer[]
  report?: (line: string) => void
  now?: () => Date
}

/** The report is stored after each layer, so that an interruption loses nothing. */
export async function walkParcelLayers(
  { engine }: App,
  { layers, report = () => {}, now = () => new Date() }: WalkOptions = {},
  environment?: Record<string, string | undefined>,
): Promise<string> {
  const { settings, sampleSettings } = engine.registry['us-parcels']
  const configured = readSettings(settings, environment)
  const ofSample = engine.sample ? sampleSettings.PARCEL_LAYERS_REPORT : undefined
  const place = { ...configured, PARCEL_LAYERS_REPORT: configured.PARCEL_LAYERS_REPORT ?? ofSample }
  const checks = new Map(await readLayerReport(place))
  const isDue = ({ id }: ParcelLayer) => {
    const last = checks.get(id)
    return !last?.answers || now().getTime() - Date.parse(last.checkedOn) > PASS_OVER_MS
  }
  const due = (layers ?? (await allLayers())).filter(isRead).filter(isDue)
  const hosts = new Set(due.map(hostOf))
  // Hosts with the most layers come first, so that a long walk of one host does not begin last.
  const lanes = [...hosts]
    .map((host) => due.filter((layer) => hostOf(layer) === host))
    .toSorted((a, b) => b.length - a.length)
  let path = writeLayerReport(place, checks)
  report(`${due.length} layers on ${lanes.length} hosts.`)
  const walkLanes = async () => {
    for (let lane = lanes.shift(); lane; lane = lanes.shift()) {
      for (const { id } of lane) {
        const answer = await engine.call('us-parcels', 'checkLayer', { layer: id }, { internal: true })
        if (!answer.ok) continue
        const { failure, count } = answer.data
        checks.set(id, answer.data)
        path = path.then(() => writeLayerReport(place, checks))
        await path
        report(`${id}: ${failure ?? `answers, ${count ?? 'no'} count`}`)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, walkLanes))
  return path
}

const hostOf = ({ url }: ParcelLayer) => new URL(url).hostname
