import { pageFile } from '@/app/_surfaces/file/page-file'
import { connectors } from '@/connectors'
import { viewUrl } from '../url'
import { toQuestionTexts, viewIssues, viewQuestion } from '../view-question'
import { shortMeta } from './short-meta'

const { parcelsInView } = connectors['us-florida-parcels'].internal

export const parcelsFile = pageFile({
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
