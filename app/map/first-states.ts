import 'server-only'
import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { sourcesOf } from '@/lib/connector/catalogue'
import { permitAreas } from './permits/sources-near'
import type { LayerSourceState } from './rows/layer-source'
import type { DeclaredSources } from './workspace/use-map-work'

export async function declaredSources(): Promise<DeclaredSources> {
  const { engine } = await getApp()
  return Object.fromEntries(
    sourcesOf(engine.registry).map(({ name, title, publisher, attribution, licence }) => [
      name,
      {
        source: title,
        publisher: publisher.name,
        attribution,
        licence: licence.name,
        isSample: engine.sample,
      },
    ]),
  )
}

export const firstStates = (): Record<string, Promise<LayerSourceState>> => ({
  parcels: fetchParcelState(),
  permits: Promise.resolve({ edition: '0', coverage: permitAreas() }),
})

/** The edition is the time of the layer's last edit, or 0 if the source does not respond. */
async function fetchParcelState(): Promise<LayerSourceState> {
  const answer = await read('us-florida-parcels', 'readLayerState', {})
  if (!answer.ok) return { edition: '0' }
  return { edition: String(answer.data.edition ?? 0), meta: answer.meta }
}
