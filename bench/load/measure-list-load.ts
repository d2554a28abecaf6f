import { request } from 'undici'
import { placeAt } from '../places'
import { startInstances } from './instances'
import { askEachOnce, keepPages, type Part, pass, printKinds, sendVisitors, watch } from './measure-load'

const VISITORS = 1_000
const ROUNDS = 3
const WARM_SECONDS = 15
const SETTLE_SECONDS = 8
const ROWS = 1_000
const FACTS = ['parcel', 'flood', 'wetlands', 'soils', 'elevation', 'section', 'facilities']

/** Compares visitors alone with the same visitors beside a list of 1,000 places that no cache has. */
export async function measureListLoad(): Promise<void> {
  const instances = await startInstances(1)
  try {
    const paths = await keepPages(instances)
    await askEachOnce(instances, paths)
    const { origins } = instances
    const [origin = ''] = origins
    const calm: Part = { visits: [], cpuSeconds: 0 }
    const beside: Part = { visits: [], cpuSeconds: 0 }
    const visitors = sendVisitors({ origins, paths, visitors: [0, VISITORS] })
    await pass(WARM_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1) {
      await watch(calm, instances, [visitors])
      const list = await startList(origin, round)
      await pass(SETTLE_SECONDS)
      await watch(beside, instances, [visitors])
      if ((await list.state()) !== 'running') throw new Error('The list was done before the measurement.')
      await list.stop()
      await pass(SETTLE_SECONDS)
    }
    visitors.stop()
    printKinds(calm.visits, beside.visits, 'beside a list')
  } finally {
    await instances.stop()
  }
}

async function startList(origin: string, round: number) {
  const places = Array.from({ length: ROWS }, (_, row) => {
    const { latitude, longitude } = placeAt(10_000 + round * ROWS + row)
    return `${latitude}, ${longitude}`
  })
  const started = await request(`${origin}/api/v1/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ places, facts: FACTS }),
  })
  const { data } = (await started.body.json()) as { data?: { id: string; key: string } }
  if (!data) throw new Error(`The list was refused with status ${started.statusCode}.`)
  return {
    async state() {
      const { body } = await request(`${origin}/api/v1/jobs/${data.id}`)
      return ((await body.json()) as { data: { state: string } }).data.state
    },
    async stop() {
      const { body } = await request(`${origin}/places/list/${data.id}/change`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: new URLSearchParams({ do: 'stop', key: data.key }).toString(),
      })
      await body.dump()
    },
  }
}
