import { getApp } from '@/app/_lib/site/app'

export async function GET(): Promise<Response> {
  const { engine, config, sharing } = await getApp()
  const { UPSTREAM: upstream } = config
  const health = {
    status: 'ok',
    release: engine.release,
    upstream: upstream === 'live' || upstream === 'sample' ? upstream : 'gateway',
    cache: engine.cacheSize(),
    // Redis does not affect `status`, because an instance works without it.
    ...(sharing ? { redis: sharing.state() } : {}),
    uptimeSeconds: Math.floor(process.uptime()),
  }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}
