import { openHouse } from '@/app/house'

/** Whether this process answers; it never asks a source. */
export async function GET(): Promise<Response> {
  const { engine, config } = await openHouse()
  const { UPSTREAM: upstream } = config
  const health = {
    status: 'ok',
    release: engine.release,
    upstream: upstream === 'live' || upstream === 'sample' ? upstream : 'gateway',
    cache: engine.cacheSize(),
    uptimeSeconds: Math.floor(process.uptime()),
  }
  return Response.json(health, { headers: { 'cache-control': 'no-store' } })
}
