import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import type { App } from '@/connectors/engine'

const HEIGHTS = 'epqs.nationalmap.gov'
const DAY_MS = 86_400_000

export function agingSite() {
  const start = Date.now()
  const world = { days: 0, metersAdded: 0 }
  const requests: string[] = []
  let site: App | undefined
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aging-'))
    site = await createSite({
      environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', DATA_DIR: folder },
      now: () => new Date(start + world.days * DAY_MS),
      transport:
        (transport) =>
        async (request, ...rest) => {
          requests.push(request.url)
          const response = await transport(request, ...rest)
          return world.metersAdded === 0 ? response : raise(response, world.metersAdded)
        },
    })
    shared[appKey] = Promise.resolve(site)
  })
  afterAll(async () => {
    delete shared[appKey]
    await site?.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    Object.assign(world, { days: 0, metersAdded: 0 })
    requests.length = 0
    site?.faults?.set(HEIGHTS, undefined)
  })

  const app = () => {
    if (!site) throw new Error('The site opens before the first test')
    return site
  }
  const renewedAt = async (id: string) => (await app().feeds.open(id))?.renewedAt ?? null
  return {
    start,
    world,
    requests,
    app,
    breakHeights: () => app().faults?.set(HEIGHTS, 'down'),
    async poll(id: string, get: () => Promise<Response>): Promise<string> {
      const before = await renewedAt(id)
      await get()
      await vi.waitFor(
        async () => {
          if ((await renewedAt(id)) === before) throw new Error('The feed was not renewed yet')
        },
        { timeout: 8_000 },
      )
      return (await get()).text()
    },
  }
}

async function raise(response: Response, meters: number): Promise<Response> {
  const body = await response.text()
  return new Response(
    body.replace(/"value":"(-?[\d.]+)"/, (_, value) => `"value":"${Number(value) + meters}"`),
    response,
  )
}
