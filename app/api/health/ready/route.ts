import { getApp } from '@/app/_lib/site/app'

/** Set by `scripts/start.mjs` when it starts to shut down. */
const draining = Symbol.for('openplat.draining')

export async function GET(): Promise<Response> {
  const isOpen = await getApp().then(
    () => true,
    () => false,
  )
  const isDraining = Boolean((globalThis as Record<symbol, unknown>)[draining])
  const ready = isOpen && !isDraining
  const status = isDraining ? 'stopping' : isOpen ? 'ready' : 'not open'
  return Response.json({ status }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
