import { request } from 'undici'
import { placeAt } from '../places'
import { type BackgroundLoad, measureBeside } from './measure-beside'

const ROWS = 1_000
const FACTS = ['parcel', 'flood', 'wetlands', 'soils', 'elevation', 'section', 'facilities']

export const measureListLoad = () => measureBeside('beside a list', startList)

async function startList(origin: string, round: number): Promise<BackgroundLoad> {
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
    async check() {
      const { body } = await request(`${origin}/api/v1/jobs/${data.id}`)
      const { state } = ((await body.json()) as { data: { state: string } }).data
      if (state !== 'running') throw new Error('The list was done before the measurement.')
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
