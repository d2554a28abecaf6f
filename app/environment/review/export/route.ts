import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { searchSites } from '@/connectors/federal-cleanup/public'
import { invalidParams } from '@/lib/connector/http/call'
import { toDocument } from '@/lib/connector/http/export'
import { fetchReview } from '../fetch-review'
import { locateReview } from '../locate-review'
import { reviewUrl } from '../url'
import { reviewParts } from './review-document'

const UNREADABLE = 'The link names no single place. Take it from the page of the records review.'

/** The sites of the page, counted from the same lot or point. */
export const { GET, OPTIONS } = exportRoute({
  address: reviewUrl,
  async read(url, { ask }) {
    const located = await locateReview(url)
    if (located.kind === 'problem') return located
    if (located.kind === 'outline')
      return { problem: invalidParams([{ path: 'outline', message: located.problem }]) }
    if (located.kind !== 'place') return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
    const { area, answer } = await fetchReview(located.place, url, ask)
    if (!answer.ok) return { problem: answer.error }
    const table = searchSites.table(answer.data)
    const subject = { title: 'Records review', question: Object.fromEntries(reviewUrl.toQuery(url)) }
    const { engine } = await getApp()
    const document = toDocument(engine, subject, answer.meta, {
      ...table,
      notes: [area.start, ...table.notes],
    })
    return { document: { ...document, parts: reviewParts(answer.data, area.start, table) } }
  },
})
