import { read } from '@/app/data'
import { exportRoute, toIssues } from '@/app/export-route'
import { findPoint } from '@/app/find-point'
import { openHouse } from '@/app/house'
import { facilitiesNear } from '@/connectors/federal-env-compliance/facilities-near'
import { invalidParams } from '@/lib/connector/door'
import { toDocument } from '@/lib/connector/export-door'
import { parseEnvironmentUrl } from '../parse'
import { filterFacilities, readFacilities } from '../read-facilities'
import { environmentQuery } from '../url'

/** The page's own rows, its filters applied, in the order of the list. */
export const GET = exportRoute({
  parse(query) {
    const { url, dropped, radiusError } = parseEnvironmentUrl(query)
    const radius = radiusError ? [{ path: 'radius', message: radiusError }] : []
    return { question: url, issues: [...radius, ...toIssues(dropped)] }
  },
  async read(url) {
    const found = url.at
      ? { kind: 'point' as const, point: url.at }
      : await findPoint(url.q ?? '', UNREADABLE, read)
    if (found.kind === 'problem') return found
    if (found.kind !== 'point') return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
    const answer = await readFacilities(url, found.point)
    if (!answer.ok) return { problem: answer.error }
    const rows = filterFacilities(answer.data.rows, url)
    const table = facilitiesNear.table({ ...answer.data, rows })
    const asked = {
      title: 'Facilities near a place',
      question: Object.fromEntries(environmentQuery({ ...url, at: found.point })),
    }
    return { document: toDocument((await openHouse()).engine, asked, answer.meta, table) }
  },
})

const UNREADABLE = 'The link names no single place. Take it from the page that shows the facilities.'
