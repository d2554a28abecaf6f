import { setTimeout as delay } from 'node:timers/promises'
import { areaServiceId } from '@/lib/live-links/service-address'
import { placeAt } from '../places'
import { type BackgroundLoad, measureBeside } from './measure-beside'

/** Half of the side of a box, in degrees. Where parcels are dense, a box has a few thousand of them. */
const REACH = 0.004
const PAGE = 100
const LAYERS = ['parcels', 'flood-zones', 'wetlands', 'facilities']

export const measureLiveLoad = () => measureBeside('beside a paging map program', startProgram)

async function startProgram(origin: string, round: number): Promise<BackgroundLoad> {
  let isStopped = false
  let pages = 0
  const done = readLayers()
  return {
    async check() {
      if (pages === 0) throw new Error('The map program read no page.')
      console.log(`The map program read ${pages} pages.`)
    },
    async stop() {
      isStopped = true
      await done
    },
  }

  async function readLayers() {
    for (let place = 0; !isStopped; place += 1) {
      const { latitude, longitude } = placeAt(20_000 + round * 1_000 + place)
      const box = areaServiceId([longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH])
      for (const layer of LAYERS)
        await readPages(`${origin}/ogc/${box}/collections/${layer}/items?limit=${PAGE}`)
    }
  }

  async function readPages(first: string) {
    for (let href: string | undefined = first; href && !isStopped; ) {
      const response: Response = await fetch(href)
      if (response.status === 429) {
        await delay(1_000 * Number(response.headers.get('retry-after') ?? 1))
        continue
      }
      const answer = (await response.json()) as { links?: { rel: string; href: string }[] }
      pages += 1
      href = answer.links?.find(({ rel }) => rel === 'next')?.href
    }
  }
}
