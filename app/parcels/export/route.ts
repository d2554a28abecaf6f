import { z } from 'zod'
import { exportRoute, toIssues } from '@/app/export-route'
import { openHouse } from '@/app/house'
import { createTaker } from '@/app/read-query'
import { findParcels } from '@/connectors/us-florida-parcels/find-parcels'
import { parcelsInView } from '@/connectors/us-florida-parcels/parcels-in-view'
import { askedBy } from '@/lib/connector/asked-by'
import { toDocument } from '@/lib/connector/export-door'
import { setFilter } from '../url'
import { readViewQuestion, type ViewQuestion } from '../view-question'
import { shortMeta } from './short-meta'

/** Every parcel of an area that meets the filters, in the order of the list. */
export const GET = exportRoute({
  parse: readViewQuestion,
  async read(question, { request }) {
    const { engine } = await openHouse()
    const params = { ...question, page: 1, all: true }
    const call = { internal: true, ...askedBy(request) }
    const answer = await engine.call('us-florida-parcels', 'parcelsInView', params, call)
    if (!answer.ok) return { problem: answer.error }
    const asked = { title: 'Florida parcels in an area', question: say(question) }
    const meta = shortMeta(answer.meta, answer.data.retrievedAt)
    return { document: toDocument(engine, asked, meta, parcelsInView.table(answer.data)) }
  },
})

/** The selected parcels, wherever they lie: a plain form with `format` and `keys`, one on each line. */
export const POST = exportRoute({
  parse(query) {
    const { take, dropped } = createTaker(query)
    const lines = (take('keys', z.string()) ?? '').split(/\r?\n/)
    return { question: lines.filter((line) => line.trim() !== ''), issues: toIssues(dropped) }
  },
  async read(keys, { request }) {
    const { engine } = await openHouse()
    const call = { internal: true, ...askedBy(request) }
    const answer = await engine.call('us-florida-parcels', 'findParcels', { asked: keys }, call)
    if (!answer.ok) return { problem: answer.error }
    const question = { selection: `${keys.length} parcels` }
    const asked = { title: 'Selected Florida parcels', question }
    return { document: toDocument(engine, asked, shortMeta(answer.meta), findParcels.table(answer.data)) }
  },
})

/** What was asked, by the names of the page's address. */
function say({ bbox, filter, sort }: ViewQuestion): Record<string, string> {
  const query = new URLSearchParams({ bbox: bbox.join(',') })
  setFilter(query, filter)
  query.set('sort', sort)
  return Object.fromEntries(query)
}
