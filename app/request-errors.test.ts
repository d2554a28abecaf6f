import { afterEach, expect, it, vi } from 'vitest'
import type { App } from '@/connectors/engine'
import { onRequestError } from '@/instrumentation'
import { createLog } from '@/lib/server/log'
import { appKey, shared } from './_lib/site/shared-app'

afterEach(() => {
  delete shared[appKey]
  vi.unstubAllEnvs()
})

it.each(['render', 'route', 'action', 'proxy'] as const)(
  'an error in a %s is logged in one line that has a reference but no content of the request',
  async (routeType) => {
    vi.stubEnv('NEXT_RUNTIME', 'nodejs')
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    shared[appKey] = Promise.resolve({ log } as App)
    const error = Object.assign(new TypeError('It failed.'), { digest: '123', input: '7 Quill Lane' })
    await onRequestError(
      error,
      { path: '/place?q=7+Quill+Lane', method: 'GET', headers: { cookie: 'Quill' } },
      { routerKind: 'App Router', routePath: '/place', routeType, revalidateReason: undefined },
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('Quill')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      reference: '123',
      path: '/place',
      kind: routeType,
      err: { type: 'TypeError', stack: expect.stringContaining('at ') },
    })
  },
)
