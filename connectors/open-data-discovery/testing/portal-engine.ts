import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine, type ParamsOf, type ResultOf } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { simulateCatalogue } from '@/lib/socrata/simulated-catalogue'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'
import { getDatasetSchema } from '../get-dataset-schema'
import { hosts } from '../hosts'
import { listPortals } from '../list-portals'
import { queryDataset } from '../query-dataset'
import { searchDatasets } from '../search-datasets'
import { permits, portals } from './portal-datasets'

const NAME = 'open-data-discovery'

const declaration = {
  ...exampleDeclaration,
  name: NAME,
  hosts,
  pace: { concurrency: 4, timeout: 5_000, retries: 1, maxBytes: 1_000_000 },
  methods: { searchDatasets, getDatasetSchema, queryDataset },
  internal: { listPortals },
} satisfies ConnectorDeclaration

export const simulatorsOf = (portals: readonly SimulatedPortal[]): Record<string, Simulator> => ({
  'api.us.socrata.com': simulateCatalogue(portals),
  ...Object.fromEntries(portals.map(({ host, datasets }) => [host, simulateSocrata(datasets)])),
})

export const sample = sampleTransport(simulatorsOf(portals))

interface Options {
  transport?: Transport
  settings?: Readonly<Record<string, string | undefined>>
}

export function createDiscovery({ transport = sample, settings = {} }: Options = {}) {
  const urls: string[] = []
  const listening: Transport = (request) => {
    urls.push(request.url)
    return transport(request)
  }
  const deps = { ...engineDeps(listening), settingsOf: () => settings }
  const engine = createEngine({ [NAME]: declaration }, deps)
  const call = async (method: string, params: unknown) => {
    const answer = await engine.callNamed(NAME, method, params, { internal: true })
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`)
    return answer.data
  }
  return {
    urls,
    call,
    hostsAsked: () => [...new Set(urls.map((url) => new URL(url).hostname))],
    search: (params: ParamsOf<typeof searchDatasets>) =>
      call('searchDatasets', params) as Promise<ResultOf<typeof searchDatasets>>,
    describe: (params: ParamsOf<typeof getDatasetSchema>) =>
      call('getDatasetSchema', params) as Promise<ResultOf<typeof getDatasetSchema>>,
    query: (params: Partial<ParamsOf<typeof queryDataset>> = {}) =>
      call('queryDataset', { ...permits, ...params }) as Promise<ResultOf<typeof queryDataset>>,
    problem: async (method: string, params: object) => {
      const answer = await engine.callNamed(NAME, method, params)
      if (answer.ok) throw new Error('This was answered')
      const { code, message, issues } = answer.error
      return { code, message, paths: issues.map(({ path }) => path) }
    },
  }
}
