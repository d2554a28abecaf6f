import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { filterUrl } from '@/components/parcels/parcel-filter'
import { connectors } from '@/connectors'
import { answerPreflight } from '@/lib/connector/http/any-page'
import { callerOf } from '@/lib/connector/http/caller'
import type { Meta } from '@/lib/connector/result'
import { declareUrl, scalar } from '@/lib/url-state'
import { viewUrl } from '../url'
import { type ViewQuestion, viewIssues, viewQuestion } from '../view-question'

const { findParcels, parcelsInView } = connectors['us-florida-parcels'].internal

/** Every parcel of an area that meets the filters, in the order of the list. */
export const { GET } = exportRoute({
  address: viewUrl,
  refuse: viewIssues,
  async read(url, { request, pace }) {
    const { engine } = await getApp()
    const question = viewQuestion(url)
    const params = { ...question, page: 1, all: true }
    const call = { internal: true, ...callerOf(request), pace }
    const answer = await engine.call('us-florida-parcels', 'parcelsInView', params, call)
    if (!answer.ok) return { problem: answer.error }
    const asked = { title: 'Florida parcels in an area', question: say(question) }
    const meta = shortMeta(answer.meta, answer.data.retrievedAt)
    return { asked, meta, table: parcelsInView.table(answer.data) }
  },
})

const keysUrl = declareUrl({ keys: scalar({ type: 'string' }, (given) => given) })

/** The selected parcels, wherever they lie: a plain form with `format` and `keys`, one on each line. */
export const POST = exportRoute({
  address: keysUrl,
  async read({ keys: typed = '' }, { request }) {
    const keys = typed.split(/\r?\n/).filter((line) => line.trim() !== '')
    const { engine } = await getApp()
    const call = { internal: true, ...callerOf(request) }
    const answer = await engine.call('us-florida-parcels', 'findParcels', { asked: keys }, call)
    if (!answer.ok) return { problem: answer.error }
    const question = { selection: `${keys.length} parcels` }
    const asked = { title: 'Selected Florida parcels', question }
    return { asked, meta: shortMeta(answer.meta), table: findParcels.table(answer.data) }
  },
}).GET

export const OPTIONS = () => answerPreflight('GET, HEAD, POST')

/**
 * The source's address once, for it stands beside each of up to 20,000 rows and was asked for many parts.
 * The time is that of the oldest part.
 */
function shortMeta(meta: Meta, retrievedAt: string | null = meta.retrievedAt): Meta {
  const [first] = meta.requests
    .filter(({ url }) => url.includes('/query'))
    .map(({ url }) => url.split('?')[0])
  const oldest = retrievedAt ?? meta.retrievedAt
  const older = Math.floor((Date.parse(meta.retrievedAt) - Date.parse(oldest)) / 1000)
  return {
    ...meta,
    requests: first === undefined ? [] : [{ method: 'GET', url: first }],
    retrievedAt: oldest,
    ageSeconds: meta.ageSeconds + Math.max(0, older),
  }
}

/** What was asked, by the names of the page's address. */
function say({ bbox, filter, sort }: ViewQuestion): Record<string, string> {
  return { bbox: bbox.join(','), ...Object.fromEntries(filterUrl.toQuery(filter)), sort }
}
