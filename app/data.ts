import 'server-only'
import { headers } from 'next/headers'
import type { OpenplatEngine } from '@/connectors/engine'
import { openHouse } from './house'
import { refuseTooMany } from './visitor'

type Read = OpenplatEngine['call']

/** How a server component reads: any method, internal ones too, under the visitor's limit. */
export const read: Read = async (connector, method, params) => {
  const refused = await refuseTooMany(await headers())
  if (refused) return { ok: false, error: refused }
  const { engine } = await openHouse()
  return engine.call(connector, method, params, { internal: true })
}
