import { basemap } from '@/lib/basemap'
import { readConfig, readSettings } from '@/lib/config'
import type { Declaration } from '@/lib/connector/declaration'
import { createEngine as createConnectorEngine, type Engine } from '@/lib/connector/engine'
import { createFaults, type Faults } from '@/lib/connector/faults'
import { gatewayTransport, liveTransport, sampleTransport, type Transport } from '@/lib/connector/transport'
import { geocoder } from '@/lib/geocoder'
import { createLimits, type Limits } from '@/lib/limits'
import { createLog } from '@/lib/log'
import { connectors } from '.'

/** The ten connectors, and the two sources of the product itself that have no public door. */
export const registry = { ...connectors, basemap, geocoder }

export type OpenplatEngine = Engine<typeof registry>

/** Everything a process needs once: pages, routes and actions share it. */
export interface House {
  engine: OpenplatEngine
  limits: Limits
  config: ReturnType<typeof readConfig>
  log: ReturnType<typeof createLog>
  /** Only with sample data: what a source can be made to do. */
  faults?: Faults
}

interface Overrides {
  environment?: Record<string, string | undefined>
  transport?: (transport: Transport) => Transport
  now?: () => Date
}

export async function createHouse({
  environment,
  transport: wrap,
  now = () => new Date(),
}: Overrides = {}): Promise<House> {
  const config = readConfig(environment)
  const log = createLog(config.LOG_LEVEL)
  const sample = config.UPSTREAM === 'sample'
  const faults = sample ? createFaults() : undefined
  const configured = new Map(
    Object.values<Declaration>(registry).map(({ name, settings, sampleSettings }) => [
      name,
      { ...(sample ? sampleSettings : {}), ...given(readSettings(settings, environment)) },
    ]),
  )
  const transport = await chooseTransport(config.UPSTREAM, faults)
  const engine = createConnectorEngine(registry, {
    transport: wrap ? wrap(transport) : transport,
    sample,
    release: config.RELEASE,
    userAgent: `Openplat/${config.RELEASE} (public land records${config.UPSTREAM_CONTACT ? `; ${config.UPSTREAM_CONTACT}` : ''})`,
    maxCacheBytes: config.CACHE_MEGABYTES * 1024 * 1024,
    isOff: (name) => config.CONNECTORS_OFF.includes(name),
    settingsOf: (declaration) => configured.get(declaration.name) ?? {},
    now,
    reportBug: (reference, error) => log.error({ reference, err: error }, 'a fault on our side'),
  })
  const limits = createLimits({
    calls: config.VISITOR_CALLS_PER_MINUTE,
    tiles: config.VISITOR_TILES_PER_MINUTE,
  })
  return { engine, limits, config, log, ...(faults ? { faults } : {}) }
}

const given = (settings: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))

/** Simulators are loaded only where sample data is asked for. */
async function chooseTransport(upstream: string, faults: Faults | undefined): Promise<Transport> {
  if (upstream === 'live') return liveTransport()
  if (!faults) return gatewayTransport(upstream)
  const { simulators } = await import('./simulators')
  return sampleTransport(
    Object.fromEntries(Object.entries(simulators).map(([host, simulate]) => [host, faults.wrap(simulate)])),
  )
}
