import type { ConnectorDeclaration, ConnectorRegistry } from '@/lib/connector/declaration'
import { type ConnectorEngine, createEngine as createConnectorEngine } from '@/lib/connector/engine/engine'
import { NAME_COST } from '@/lib/connector/engine/person-names'
import { createFaults, type FaultInjector } from '@/lib/connector/upstream/faults'
import {
  gatewayTransport,
  liveTransport,
  sampleTransport,
  type Transport,
} from '@/lib/connector/upstream/transport'
import { createFeedStore, type FeedStore } from '@/lib/feeds/feed-store'
import { createHeavyWork, type HeavyWorkQueue } from '@/lib/heavy-work/heavy-work'
import { createJobStore, type JobStore } from '@/lib/jobs/job-store'
import type { RedisSharing } from '@/lib/redis/sharing'
import { nameSentences } from '@/lib/sentences/define-sentences'
import { readConfig, readSettings } from '@/lib/server/config'
import { createLimits, type RateLimits } from '@/lib/server/limits'
import { createLog, logSignIn } from '@/lib/server/log'
import { createRefusals } from '@/lib/server/refusals'
import { createSecrets, type Secrets } from '@/lib/server/secret'
import { createConnection, type StoreConnection } from '@/lib/snapshots/connection'
import { createSnapshotStore } from '@/lib/snapshots/create-store'
import { openOnce } from '@/lib/snapshots/open-once'
import type { SnapshotStore } from '@/lib/snapshots/store'
import { connectors } from '.'
import { basemap } from './basemap'
import { geocoder } from './geocoder'
import { streets } from './streets'

export const registry = { ...connectors, basemap, geocoder, streets }

for (const declaration of Object.values<ConnectorDeclaration>(registry)) {
  const { name, coverage, freshness, caveats, workflow, notes, limits, safeguards } = declaration
  nameSentences(name, { coverage, freshness, caveats, workflow, notes, limits, safeguards })
}

export type OpenplatEngine = ConnectorEngine<typeof registry>

export interface App {
  engine: OpenplatEngine
  limits: RateLimits
  heavy: HeavyWorkQueue
  secrets: Secrets
  config: ReturnType<typeof readConfig>
  log: ReturnType<typeof createLog>
  sharing?: Pick<RedisSharing, 'state'>
  snapshots: SnapshotStore
  jobs: JobStore
  feeds: FeedStore
  now: () => Date
  beforeClose(end: () => Promise<void>): void
  close(): Promise<void>
  faults?: FaultInjector
}

/**
 * After this number of refused sign-ins within a quarter of an hour, the vendor receives no further sign-in.
 * `refusals` limits one user name from one network, so that a stranger does not lock out the user.
 * `allRefusals` limits a user name from all networks, and a network with all user names.
 */
const MOST_REFUSALS = { refusals: 5, allRefusals: 50 }

interface Overrides {
  environment?: Record<string, string | undefined>
  transport?: (transport: Transport) => Transport
  now?: () => Date
  isInstance?: boolean
  composed?: ConnectorRegistry
}

export async function createApp({
  environment,
  transport: wrap,
  now = () => new Date(),
  isInstance = false,
  composed = {},
}: Overrides = {}): Promise<App> {
  const config = readConfig(environment)
  const log = createLog(config.LOG_LEVEL)
  const sample = config.UPSTREAM === 'sample'
  const faults = sample ? createFaults() : undefined
  const all = { ...registry, ...composed }
  const configured = new Map(
    Object.values<ConnectorDeclaration>(all).map(({ name, auth, settings, sampleSettings }) => {
      const configured = definedSettings(readSettings(settings, environment))
      // A source that needs credentials is disabled behind a gateway, because credentials must never reach a
      // gateway.
      const isReachable = sample || config.UPSTREAM === 'live' || auth === 'none'
      return [name, isReachable ? { ...(sample ? sampleSettings : {}), ...configured } : {}]
    }),
  )
  const transport = await chooseTransport(config.UPSTREAM, faults)
  const secrets = createSecrets({
    secret: config.OPENPLAT_SECRET,
    previous: config.OPENPLAT_SECRET_PREVIOUS,
    folder: config.DATA_DIR,
    warn: (sentence) => log.warn(sentence),
  })
  const settings = [config.RELEASE, config.CONNECTORS_OFF, ...configured]
  const sharing = isInstance ? await openSharing({ config, secrets, settings, log, now }) : undefined
  const limits = createLimits(
    {
      calls: config.VISITOR_CALLS_PER_MINUTE,
      tiles: config.VISITOR_TILES_PER_MINUTE,
      kept: config.VISITOR_KEPT_PER_DAY,
      keptBytes: config.VISITOR_KEPT_MEGABYTES_PER_DAY * 1024 * 1024,
      names: config.VISITOR_NAMES_PER_DAY,
      ...MOST_REFUSALS,
    },
    sharing?.limiter,
  )
  const heavy = createHeavyWork()
  const engine = createConnectorEngine(all, {
    transport: wrap ? wrap(transport) : transport,
    sample,
    release: config.RELEASE,
    paceOf: heavy.paceOf,
    userAgent: userAgentOf(config),
    maxCacheBytes: config.CACHE_MEGABYTES * 1024 * 1024,
    isOff: (name) =>
      config.CONNECTORS_OFF.includes(name) || (name === streets.name && config.BASEMAP_STREETS === 'off'),
    settingsOf: (declaration) => configured.get(declaration.name) ?? {},
    now,
    ...(sharing && {
      shared: sharing.answers,
      counter: sharing.counter,
      sharedHealth: sharing.health,
      turns: sharing.turns,
    }),
    refusals: createRefusals(limits, (outcome, visitor) => logSignIn(log, outcome, visitor)),
    names: {
      perDay: config.VISITOR_NAMES_PER_DAY,
      waitFor: (visitor) => limits.waitFor('names', visitor),
      async take(visitor, names) {
        const minute = await limits.take('calls', visitor, NAME_COST - 1)
        if (minute !== undefined) return { of: 'minute', seconds: minute }
        const day = await limits.take('names', visitor, names)
        return day === undefined ? undefined : { of: 'day', seconds: day }
      },
    },
    reportBug: (reference, error) => log.error({ reference, err: error }, 'a fault on our side'),
  })
  // All stores share one connection, because closing a second one would release the locks that SQLite holds on
  // the file.
  const connection = createConnection(placeOfStore(config))
  const snapshots = openOnce(openSnapshots(config, connection, log, now))
  const jobs = createJobStore({
    ...placeOfStore(config),
    connection,
    days: config.SNAPSHOT_DAYS,
    log,
    now,
  })
  const feeds = createFeedStore({ ...placeOfStore(config), ...limitsOfStore(config), connection, log, now })
  const endings: (() => Promise<void>)[] = []
  return {
    engine,
    limits,
    heavy,
    snapshots,
    jobs,
    feeds,
    now,
    beforeClose: (end) => endings.push(end),
    secrets,
    config,
    log,
    ...(sharing ? { sharing } : {}),
    close: async () => {
      await Promise.all(endings.map((end) => end()))
      await Promise.all([sharing?.close(), connection.close()])
    },
    ...(faults ? { faults } : {}),
  }
}

async function openSharing({
  config,
  secrets,
  settings,
  log,
  now,
}: Pick<App, 'config' | 'secrets' | 'log'> & { settings: unknown; now: () => Date }) {
  if (!config.REDIS_URL) return undefined
  const { shareThroughRedis } = await import('@/lib/redis/sharing')
  const [secret] = await secrets.keysFor('redis')
  return shareThroughRedis({ url: config.REDIS_URL, secret, upstream: config.UPSTREAM, settings, log, now })
}

const placeOfStore = ({ DATABASE_URL, DATA_DIR }: App['config']) => ({
  databaseUrl: DATABASE_URL,
  folder: DATA_DIR,
})

const limitsOfStore = ({ SNAPSHOT_KILOBYTES, SNAPSHOT_MEGABYTES }: App['config']) => ({
  mostBytes: SNAPSHOT_KILOBYTES * 1024,
  mostBytesInAll: SNAPSHOT_MEGABYTES * 1024 * 1024,
})

const openSnapshots = (
  config: App['config'],
  connection: StoreConnection,
  log: App['log'],
  now: () => Date,
) =>
  createSnapshotStore({
    ...placeOfStore(config),
    ...limitsOfStore(config),
    connection,
    days: config.SNAPSHOT_DAYS,
    log,
    now,
  })

const definedSettings = (settings: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))

export const userAgentOf = ({ RELEASE, UPSTREAM_CONTACT }: App['config']): string =>
  `Openplat/${RELEASE} (public land records${UPSTREAM_CONTACT ? `; ${UPSTREAM_CONTACT}` : ''})`

export async function chooseTransport(
  upstream: string,
  faults: FaultInjector | undefined,
): Promise<Transport> {
  if (upstream === 'live') return liveTransport()
  if (!faults) return gatewayTransport(upstream)
  const { simulators } = await import('./simulators')
  return sampleTransport(
    Object.fromEntries(Object.entries(simulators).map(([host, simulate]) => [host, faults.wrap(simulate)])),
  )
}
