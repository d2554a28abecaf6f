import { exportRoute } from '@/app/_lib/files/export-route'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { facilitiesNear } from '@/connectors/federal-env-compliance/facilities-near'
import { invalidParams } from '@/lib/connector/http/call'
import { toDocument } from '@/lib/connector/http/export'
import { fetchFacilities, filterFacilities } from '../fetch-facilities'
import { environmentUrl } from '../url'

/** The page's own rows, its filters applied, in the order of the list. */
export const GET = exportRoute({
  address: environmentUrl,
  async read(url) {
    const found = url.at
      ? { kind: 'point' as const, point: url.at }
      : await findPoint(url.q ?? '', UNREADABLE, read)
    if (found.kind === 'problem') return found
    if (found.kind !== 'point') return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
    const answer = await fetchFacilities(url, found.point)
    if (!answer.ok) return { problem: answer.error }
    const rows = filterFacilities(answer.data.rows, url)
    const table = facilitiesNear.table({ ...answer.data, rows })
    const asked = {
      title: 'Facilities near a place',
      question: Object.fromEntries(environmentUrl.toQuery({ ...url, at: found.point })),
    }
    return { document: toDocument((await getApp()).engine, asked, answer.meta, table) }
  },
})

const UNREADABLE = 'The link names no single place. Take it from the page that shows the facilities.'
