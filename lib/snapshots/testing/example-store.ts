import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSnapshotStore } from '../create-store'

type Options = Parameters<typeof createSnapshotStore>[0]

export const silent = { warn: () => undefined, info: () => undefined, error: () => undefined }

export async function storesForTest(databaseUrl?: string) {
  const root = await mkdtemp(join(tmpdir(), 'snapshots-'))
  const opened: { close(): Promise<void> }[] = []
  let folders = 0
  function start(options: Partial<Options> = {}) {
    const store = createSnapshotStore({
      databaseUrl,
      folder: join(root, `${folders++}`, 'data'),
      days: 730,
      mostBytes: 1024 * 1024,
      mostBytesInAll: 64 * 1024 * 1024,
      log: silent,
      now: () => new Date(),
      ...options,
    })
    opened.push(store)
    return store
  }
  async function end() {
    await Promise.all(opened.map((store) => store.close()))
    await rm(root, { recursive: true, force: true })
  }
  return { root, start, end }
}
