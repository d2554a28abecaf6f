import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { fetchDocument, parseFileUrl, queryOf } from '@/app/_surfaces/file/page-file'
import { tableOf } from '@/app/_surfaces/frozen/compare-reading'
import { describeEnding } from '@/app/_surfaces/frozen/describe-ending'
import { methodOf } from '@/app/_surfaces/frozen/replay'
import { ConnectorError, toError } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import type { Bounds } from '@/lib/geography/types'
import type { LiveLayer, LiveService } from '@/lib/live-links/live-layer'
import { parseServiceId } from '@/lib/live-links/service-id'
import type { SnapshotCall } from '@/lib/snapshots/snapshot'
import { mapLayers } from './map-layers'
import { findPageFile } from './page-files'
import { documentLayer, tableLayer } from './table-layer'

const texts = {
  unknown: 'There is no live layer at this address. Copy the address from the page again.',
  map: 'Layers of the map',
  mapLimits: 'Each request names its box. Public records as their publishers give them.',
  area: (box: Bounds) => `Map layers in the box ${box.join(', ')}`,
  areaLimits: 'Public records as their publishers give them, read when they are requested.',
  frozen: 'Frozen copy',
  frozenLimits: 'These records were saved with the page and do not change.',
  noRows: 'This frozen copy has no rows for a map program.',
  sample: 'Sample data, not real.',
}

export async function openService(id: string, ask: EngineCaller): Promise<LiveService> {
  const { engine } = await getApp()
  const { title, description, layers } = await readService(id, ask)
  return {
    id,
    title,
    description: [description, ...(engine.sample ? [texts.sample] : [])].join(' '),
    isSample: engine.sample,
    layers,
  }
}

type ServiceContent = Pick<LiveService, 'title' | 'description' | 'layers'>

async function readService(id: string, ask: EngineCaller): Promise<ServiceContent> {
  const parsed = parseServiceId(id)
  if (!parsed) throw unknown()
  if (parsed.kind === 'map') {
    const layers = await mapLayers(undefined, ask)
    return { title: texts.map, description: texts.mapLimits, layers }
  }
  if (parsed.kind === 'area') {
    const layers = await mapLayers(parsed.box, ask)
    return { title: texts.area(parsed.box), description: texts.areaLimits, layers }
  }
  return parsed.kind === 'frozen' ? readFrozen(parsed.snapshot) : readFile(parsed.href, ask)
}

const unknown = () => new ConnectorError('not_found', texts.unknown)

async function readFile(href: string, ask: EngineCaller): Promise<ServiceContent> {
  const base = 'http://localhost'
  if (!URL.canParse(href, base)) throw unknown()
  const address = new URL(href, base)
  const match = findPageFile(address)
  if (!match) throw unknown()
  const { url, faults } = parseFileUrl(match.file, queryOf(address.searchParams))
  if (faults.length > 0) throw toError(invalidParams(faults))
  const call = { params: match.params, format: 'geojson', ask }
  const fetched = await fetchDocument(match.file, url, call)
  if ('problem' in fetched) throw toError(fetched.problem)
  const layer = documentLayer(fetched.document)
  return { title: layer.title, description: layer.description, layers: [layer] }
}

async function readFrozen(id: string): Promise<ServiceContent> {
  const { snapshots, engine } = await getApp()
  const opened = await snapshots.open(id)
  if (opened.kind === 'unavailable')
    throw new ConnectorError('upstream_unavailable', describeEnding(opened, id).lead)
  if (opened.kind !== 'found') throw new ConnectorError('not_found', describeEnding(opened, id).lead)
  const { readings } = opened.snapshot
  const layers = readings.flatMap((reading, at): LiveLayer[] => {
    const layer = frozenLayer(reading, `${reading.connector}.${reading.method}.${at + 1}`)
    return layer ? [layer] : []
  })
  if (layers.length === 0) throw new ConnectorError('not_supported', texts.noRows)
  return { title: texts.frozen, description: texts.frozenLimits, layers }

  function frozenLayer(reading: SnapshotCall, layerId: string): LiveLayer | undefined {
    const { result } = reading
    const table = result.ok ? tableOf(reading, result.data, engine) : undefined
    if (!result.ok || !table?.rows.some(({ geometry }) => geometry)) return undefined
    const { source, attribution, retrievedAt } = result.meta
    const title = methodOf(engine, reading)?.title ?? source
    return tableLayer(
      { id: layerId, title, description: table.notes.join(' '), attribution, retrievedAt },
      table,
    )
  }
}
