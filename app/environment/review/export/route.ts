import { exportRoute } from '@/app/_surfaces/file/export-route'
import { searchSites } from '@/connectors/federal-cleanup/public'
import { invalidParams } from '@/lib/connector/http/call'
import { fetchReview } from '../fetch-review'
import { locateReview } from '../locate-review'
import { reviewUrl } from '../url'

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
    return {
      asked: { title: 'Records review', question: Object.fromEntries(reviewUrl.toQuery(url)) },
      meta: answer.meta,
      table: { ...table, notes: [area.start, ...table.notes] },
    }
  },
})
