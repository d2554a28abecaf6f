import { exportRoute } from '@/app/_surfaces/file/export-route'
import { issuesOf } from '@/app/_surfaces/file/page-file'
import { compare } from '../compare'
import { fetchCosts } from '../fetch-costs'
import { toTable } from '../to-table'
import { costsUrl } from '../url'

export const { GET, OPTIONS } = exportRoute({
  address: costsUrl,
  refuse(parsed) {
    const issues = issuesOf(parsed)
    return issues.length === 0 && parsed.url.series.length === 0 ? [NO_SERIES] : issues
  },
  async read(url) {
    const answer = await fetchCosts(url)
    if (!answer.ok) return { problem: answer.error }
    const request = {
      title: 'Costs: labor and price series',
      question: Object.fromEntries(
        costsUrl.toQuery({ ...url, page: 1, place: undefined, county: undefined, browse: undefined }),
      ),
    }
    const { series } = answer.data
    const table = toTable(series, compare(url, series))
    return { asked: request, meta: answer.meta, table }
  },
})

const NO_SERIES = {
  path: 'series',
  message: 'The link names no series. Take it from the page that shows them.',
}
