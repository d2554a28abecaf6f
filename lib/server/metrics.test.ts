import { describe, expect, it } from 'vitest'
import { engineOver } from '../connector/testing/example-declaration'
import { createMetrics } from './metrics'
import { listenForMetrics } from './metrics-listener'

const snapshots = { size: async () => ({ snapshots: 3, bytes: 4_096 }) }

async function measured() {
  const engine = engineOver(async (request) =>
    request.url.includes('Reno') ? new Response('', { status: 503 }) : Response.json({ degrees: 20 }),
  )
  for (const city of ['Boise', 'Boise', 'Reno']) await engine.callNamed('degrees', 'getDegrees', { city })
  engine.health.succeeded('quill-lane.example', 3)
  return { engine, snapshots }
}

describe('metrics', () => {
  it('counts sources, the cache, snapshots and requests without naming parameters', async () => {
    const house = await measured()
    const metrics = createMetrics(async () => house)
    metrics.answered({ route: '/land', method: 'GET', status: 200, seconds: 0.2 })
    metrics.answered({ route: '/land', method: 'QUILL', status: 405, seconds: 0.2 })
    const text = await metrics.text()
    for (const line of [
      'openplat_upstream_requests_total{host="degrees.example",outcome="ok"} 1',
      'openplat_upstream_requests_total{host="degrees.example",outcome="upstream_unavailable"} 1',
      'openplat_upstream_requests_total{host="other",outcome="ok"} 1',
      'openplat_cache_entries 1',
      'openplat_cache_reads_total{state="fresh"} 1',
      'openplat_cache_reads_total{state="miss"} 1',
      'openplat_snapshots 3',
      'openplat_snapshot_bytes 4096',
      'openplat_requests_total{route="/land",method="GET",status="200"} 1',
      'openplat_requests_total{route="/land",method="other",status="405"} 1',
      'openplat_request_seconds_count{route="/land"} 2',
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).toMatch(/^process_resident_memory_bytes /m)
    expect(text).not.toMatch(/Boise|Reno|quill/i)
    expect(await metrics.text(), 'reading counts nothing twice').toContain('outcome="ok"} 1\n')
  })

  it('serves metrics before the app has started, and if the store cannot report its size', async () => {
    expect(await createMetrics(async () => undefined).text()).toMatch(/^process_cpu/m)
    const house = { ...(await measured()), snapshots: { size: async () => undefined } }
    expect(await createMetrics(async () => house).text()).toContain('openplat_cache_entries 1\n')
  })

  it('serves metrics on a separate port', async () => {
    const server = await listenForMetrics(
      createMetrics(async () => undefined),
      0,
      '127.0.0.1',
    )
    const address = server.address()
    const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const answer = await fetch(`${at}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('# TYPE openplat_requests_total counter')
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics?x', 'GET'],
      ['/metrics', 'POST'],
    ])
      expect((await fetch(at + path, { method: method ?? '' })).status).toBe(404)
    server.close()
  })
})
