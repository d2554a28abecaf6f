import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import { facilityTable } from '@/lib/records/facility/file'
import { describeStart, listFacilities } from '../facility-list'
import { type Area, fetchFacilities } from '../fetch-facilities'
import { countFromLot, fetchLotOutline } from '../from-lot'
import { titleOf } from '../headline'
import { type EnvironmentUrl, environmentUrl } from '../url'

/** The page's own rows, its filters applied, in the order of the list. */
export const { GET, OPTIONS } = exportRoute({
  address: environmentUrl,
  async read(url) {
    const area = await areaOf(url)
    if ('problem' in area) return area
    const [answer, lot] = await Promise.all([fetchFacilities(url, area), fetchLotOutline(url, area, read)])
    if (!answer.ok) return { problem: answer.error }
    const { counts, notes } = answer.data
    const start = 'bbox' in area ? [] : [describeStart(lot !== undefined)]
    const rows = listFacilities(countFromLot(answer.data, lot), url)
    const table = facilityTable(rows, [counts.sentence, ...start, ...notes])
    const place = 'bbox' in area ? {} : { at: area.point }
    const request = {
      title: titleOf(url),
      question: Object.fromEntries(environmentUrl.toQuery({ ...url, ...place })),
    }
    return { asked: request, meta: answer.meta, table }
  },
})

async function areaOf({ q, at, bbox }: EnvironmentUrl): Promise<Area | { problem: Problem }> {
  if (bbox) return { bbox }
  if (at) return { point: at }
  const place = await findPoint(q ?? '', UNREADABLE, read)
  if (place.kind === 'point' || place.kind === 'problem') return place
  return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
}

const UNREADABLE = 'The link names no single place. Take it from the page that shows the facilities.'
