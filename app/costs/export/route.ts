import { exportRoute, toIssues } from '@/app/export-route'
import { openHouse } from '@/app/house'
import { toDocument } from '@/lib/connector/export-door'
import { compare } from '../compare'
import { parseCostsUrl } from '../parse'
import { readCosts } from '../read-costs'
import { toTable } from '../to-table'
import { costsQuery } from '../url'

/** The table of the page, all of its pages in its order. */
export const GET = exportRoute({
  parse(query) {
    const { url, dropped, errors } = parseCostsUrl(query)
    const faults = Object.entries(errors).map(([path, message]) => ({ path, message }))
    const issues = [...faults, ...toIssues(dropped)]
    return { question: url, issues: issues.length === 0 && url.series.length === 0 ? [NO_SERIES] : issues }
  },
  async read(url) {
    const answer = await readCosts(url)
    if (!answer.ok) return { problem: answer.error }
    const asked = {
      title: 'Labor and price series',
      question: Object.fromEntries(costsQuery({ ...url, page: 1, place: undefined, browse: undefined })),
    }
    const { series } = answer.data
    const table = toTable(series, compare(url, series))
    return { document: toDocument((await openHouse()).engine, asked, answer.meta, table) }
  },
})

const NO_SERIES = {
  path: 'series',
  message: 'The link names no series. Take it from the page that shows them.',
}
