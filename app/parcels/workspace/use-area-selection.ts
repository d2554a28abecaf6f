import type { Position } from 'geojson'
import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '@/components/query/fetch-json'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { PAGE_SIZE, type ParcelView } from '@/lib/florida/parcel-view'
import { areaQuery } from '../area-query'
import { sayCount } from '../say-parcel'
import type { ParcelsUrl } from '../url'
import { boundsOfCorners, parcelsInside } from './parcels-inside'
import { sayPartial } from './say-view'

/** Around the drawn area; a larger one holds far more than can be selected. */
const MOST_PAGES = 10

type Selection =
  | { ok: true; parcels: MapParcel[]; partial?: string | undefined }
  | { ok: false; message: string }

/** Selects what lies in a drawn area and meets the filters, on whatever page of the list it stands. */
export function useAreaSelection({ filter, sort }: ParcelsUrl, onParcels: (parcels: MapParcel[]) => void) {
  const flight = useRef<AbortController>(null)
  const [said, setSaid] = useState('')
  useEffect(() => () => flight.current?.abort(), [])

  async function select(corners: readonly Position[]) {
    flight.current?.abort()
    const own = new AbortController()
    flight.current = own
    setSaid('Looking up the parcels in the area.')
    const query = (page: number) => areaQuery(boundsOfCorners(corners), filter, { sort, page }).toString()
    const found = await readInside(corners, query, own.signal).catch(() => undefined)
    if (!found || own.signal.aborted) return
    if (!found.ok) return setSaid(found.message)
    setSaid(
      [`${sayCount(found.parcels.length)} parcels lie in the area.`, found.partial].filter(Boolean).join(' '),
    )
    onParcels(found.parcels)
  }

  function forget() {
    flight.current?.abort()
    setSaid('')
  }

  return { said, select, forget }
}

async function readInside(
  corners: readonly Position[],
  query: (page: number) => string,
  signal: AbortSignal,
): Promise<Selection> {
  const rows: MapParcel[] = []
  for (let page = 1; ; page++) {
    const answer = await fetchJson<ParcelView>(`/parcels/view?${query(page)}`, { signal })
    if (!answer.ok) return { ok: false, message: `Nothing was selected. ${answer.problem.message}` }
    const { matched, pages, areas } = answer.data
    if (pages > MOST_PAGES) {
      const most = sayCount(MOST_PAGES * PAGE_SIZE)
      const message = `Nothing was selected: around the area are ${sayCount(matched)} parcels, more than the ${most} that can be searched. Draw a smaller area or set a filter.`
      return { ok: false, message }
    }
    rows.push(...answer.data.rows)
    if (page >= pages) return { ok: true, parcels: parcelsInside(corners, rows), partial: sayPartial(areas) }
  }
}
