import { getApp } from '@/app/_lib/site/app'

/** Liveness of this process; it never calls a source. */
export async function GET(): Promise<Response> {
  const { engine, config, sharing } = await getApp()
  const { UPSTREAM: upstream } = config
  const health = {
    status: 'ok',
    release: engine.release,
    upstream: upstream === 'live' || upstream === 'sample' ? upstream : 'gateway',
    cache: engine.cacheSize(),
    // Without Redis an instance works by itself, so the status stays healthy.
    ...(sharing ? { redis: sharing.state() } : {}),
    uptimeSeconds: Math.floor(process.uptime()),
  }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}
