import { pageFile } from '@/app/_surfaces/file/page-file'
import { invalidParams } from '@/lib/connector/http/call'
import { permitsUrl } from '../url'
import { fetchList, fetchRecords } from './permit-rows'

export const permitsFile = pageFile({
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
