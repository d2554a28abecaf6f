import { scriptRoute } from '@/app/_lib/read/script-route'
import { invalidParams } from '@/lib/connector/http/call'
import { box } from '@/lib/url-state'
import { fetchPermits } from './fetch-permits'

const texts = { box: 'Give a box in degrees: bbox=west,south,east,north.' }

/** The newest permits in the viewport of the cities that publish positions, for the map and its table. */
export const GET = scriptRoute({
  async answer(query, read) {
    const area = box().parse(query.get('bbox') ?? '')
    if (!Array.isArray(area)) return invalidParams([{ path: 'bbox', message: texts.box }])
    return fetchPermits(area, read)
  },
})
