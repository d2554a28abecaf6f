import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { answered, snapshotOf } from '@/lib/snapshots/testing/example-snapshot'
import { POST } from './route'

const folder = await mkdtemp(join(tmpdir(), 'removal-'))
const site = shareSite({ DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true }))

function send(id: string, body: string): Promise<Response> {
  const headers = { host: 'localhost', origin: 'http://localhost', 'x-openplat-visitor': '192.0.2.1' }
  const request = new Request(`http://localhost/s/${id}/remove/confirm`, { method: 'POST', headers, body })
  return POST(request, { params: Promise.resolve({ snapshot: id }) })
}

const remove = async (id: string, key: string) =>
  (await send(id, new URLSearchParams({ key }).toString())).headers.get('location')

describe('removal of a frozen copy', () => {
  it('removes only the key of one creator while another creator still shares the page', async () => {
    const snapshot = snapshotOf([answered('one page, two makers')])
    const [first, second] = [await site().snapshots.keep(snapshot), await site().snapshots.keep(snapshot)]
    if (first.kind !== 'kept' || second.kind !== 'kept') throw new Error('not kept')
    const page = `/s/${first.id}/remove`
    expect(await remove(first.id, 'guess')).toBe(`${page}?done=wrong-key`)
    expect(await remove(first.id, second.removalKey)).toBe(`${page}?done=key-removed`)
    expect(await remove(first.id, second.removalKey)).toBe(`${page}?done=already-removed`)
    expect(await site().snapshots.open(first.id)).toMatchObject({ kind: 'found' })
    expect(await remove(first.id, ` ${first.removalKey}\n`)).toBe(`${page}?done=removed`)
    expect(await site().snapshots.open(first.id)).toMatchObject({ kind: 'removed' })
    expect(await remove('a'.repeat(43), 'key')).toBe(`/s/${'a'.repeat(43)}/remove`)
  })

  it('rejects a form of 70 kB with status 413', async () => {
    const response = await send('a'.repeat(43), `key=${'x'.repeat(70_000)}`)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'payload_too_large' })
  })
})
