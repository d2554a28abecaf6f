import { getApp } from '@/app/_lib/site/app'

/** Set by the server when it was told to stop. */
const draining = Symbol.for('openplat.draining')

/** Whether a balancer should send visitors here: the house is open, and not about to close. */
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
