import 'server-only'
import { headers } from 'next/headers'
import type { OpenplatEngine } from '@/connectors/engine'
import { openHouse } from './house'
import { readingScope } from './reading-scope'
import { visitOf } from './visit'
import { refuseTooMany } from './visitor'

/** How a server component asks. */
export type Read = OpenplatEngine['call']

/** Any method, internal ones too, under the visitor's limit; in a page shown again, what was answered then. */
export const read: Read = (connector, method, params) => {
  const { asked, replay } = readingScope()
  const result = replay
    ? Promise.resolve(replay.answer(connector, method, params) as Awaited<ReturnType<typeof ask>>)
    : ask(connector, method, params)
  asked.push({ connector, method, params, result })
  return result as ReturnType<Read>
}

const ask: Read = async (connector, method, params) => {
  const visit = await headers()
  const refused = await refuseTooMany(visit)
  if (refused) return { ok: false, error: refused }
  const { engine } = await openHouse()
  return engine.call(connector, method, params, { internal: true, ...visitOf(visit) })
}
