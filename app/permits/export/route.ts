import { exportRoute } from '@/app/_surfaces/file/export-route'
import { invalidParams } from '@/lib/connector/http/call'
import { permitsUrl } from '../url'
import { fetchList, fetchRecords } from './permit-rows'

/** Every row of the page's period, its filters applied, newest first as far as its source can say; not one page of them. */
export const { GET, OPTIONS } = exportRoute({
  address: permitsUrl,
  async read(url) {
    if (url.market && url.property) return fetchRecords(url, url.market, url.property)
    return url.source ? fetchList(url, url.source) : { problem: invalidParams([NAMELESS]) }
  },
})

const NAMELESS = {
  path: 'source',
  message: 'The link names no source and no property. Take it from the page that shows the rows.',
}
