import { getApp } from '@/app/_lib/site/app'

/** Whether this process answers; it never asks a source. */
export async function GET(): Promise<Response> {
  const { engine, config, sharing } = await getApp()
  const { UPSTREAM: upstream } = config
  const health = {
    status: 'ok',
    release: engine.release,
    upstream: upstream === 'live' || upstream === 'sample' ? upstream : 'gateway',
    cache: engine.cacheSize(),
    // Without Redis an instance goes on by itself, so the status is still that all is well.
    ...(sharing ? { redis: sharing.state() } : {}),
    uptimeSeconds: Math.floor(process.uptime()),
  }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}
