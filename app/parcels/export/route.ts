import { exportRoute } from '@/app/_surfaces/file/export-route'
import { connectors } from '@/connectors'
import { answerPreflight } from '@/lib/connector/http/any-page'
import { declareUrl, scalar } from '@/lib/url-state'
import { viewUrl } from '../url'
import { toQuestionTexts, viewIssues, viewQuestion } from '../view-question'
import { shortMeta } from './short-meta'

const { findParcels, parcelsInView } = connectors['us-florida-parcels'].internal

export const { GET } = exportRoute({
  address: viewUrl,
  refuse: viewIssues,
  async read(url, { ask }) {
    const question = viewQuestion(url)
    const answer = await ask('us-florida-parcels', 'parcelsInView', { ...question, page: 1, all: true })
    if (!answer.ok) return { problem: answer.error }
    const request = { title: 'Florida parcels in an area', question: toQuestionTexts(question) }
    const meta = shortMeta(answer.meta, answer.data.retrievedAt)
    return { asked: request, meta, table: parcelsInView.table(answer.data) }
  },
})

const keysUrl = declareUrl({ keys: scalar({ type: 'string' }, (text) => text) })

export const POST = exportRoute({
  address: keysUrl,
  async read({ keys: typed = '' }, { ask }) {
    const keys = typed.split(/\r?\n/).filter((line) => line.trim() !== '')
    const answer = await ask('us-florida-parcels', 'findParcels', { asked: keys })
    if (!answer.ok) return { problem: answer.error }
    const question = { selection: `${keys.length} parcels` }
    const request = { title: 'Selected Florida parcels', question }
    return { asked: request, meta: shortMeta(answer.meta), table: findParcels.table(answer.data) }
  },
}).GET

export const OPTIONS = () => answerPreflight('GET, HEAD, POST')
