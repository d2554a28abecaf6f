import { afterAll, beforeAll } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import type { App } from '@/connectors/engine'

export function shareSite(environment: Record<string, string> = {}): () => App {
  let site: App | undefined
  beforeAll(async () => {
    site = await createSite({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent', ...environment } })
    shared[appKey] = Promise.resolve(site)
  })
  afterAll(async () => {
    delete shared[appKey]
    await site?.close()
  })
  return () => {
    if (!site) throw new Error('The site opens before the first test')
    return site
  }
}
