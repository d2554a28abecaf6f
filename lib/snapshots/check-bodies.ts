import type { Kysely } from 'kysely'
import { bytesOf, type Tables } from './database'
import { unpackSnapshot } from './encode'

export interface Checked {
  snapshots: number
  bytes: number
  /** Names of those that are not what was stored. */
  damaged: string[]
}

const AT_ONCE = 20

/** Reads every snapshot there is as a link would. Those of a later version are whole as far as this one can tell. */
export async function checkBodies(queries: Kysely<Tables>): Promise<Checked> {
  const checked: Checked = { snapshots: 0, bytes: 0, damaged: [] }
  let after = ''
  for (;;) {
    const rows = await queries
      .selectFrom('openplat_snapshots')
      .select(['id', 'body'])
      .where('ended_as', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, body } of rows) {
      const bytes = bytesOf(body)
      checked.snapshots += 1
      checked.bytes += bytes.byteLength
      if ((await unpackSnapshot(id, bytes)).kind === 'altered') checked.damaged.push(id)
      after = id
    }
    if (rows.length < AT_ONCE) return checked
  }
}
