import 'server-only'
import { ConnectorError } from '@/lib/connector/errors'
import type { WorkerPool } from '@/lib/server/worker-pool'
import type { FileRenderJob } from './file-makers'

/** Set by `scripts/start.mjs`. Absent in development and tests. */
const pool = Symbol.for('openplat.workers')

export async function makeBeside(work: FileRenderJob): Promise<Uint8Array<ArrayBuffer>> {
  const workers = (globalThis as { [pool]?: WorkerPool<FileRenderJob> })[pool]
  if (!workers) return (await import('./file-makers')).makeFile(work)
  const made = await workers.make(work)
  if ('bytes' in made) return made.bytes
  throw made.failed === 'fault' ? new Error(made.reason) : tooMuch()
}

const tooMuch = () =>
  new ConnectorError(
    'too_broad',
    'This is more than a file of this kind can be made of here. Ask for less at once, or take CSV.',
  )
