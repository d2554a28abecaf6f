import { pageFile } from '@/app/_surfaces/file/page-file'
import { facilityTable } from '@/lib/records/facility/file'
import { titleOf } from '../headline'
import { facilitiesPaper } from '../paper/facilities-paper'
import { environmentUrl } from '../url'
import { readList } from './read-list'

export const facilitiesFile = pageFile({
  address: environmentUrl,
  async read(url) {
    const reading = await readList(url)
    if ('problem' in reading) return reading
    const { area, rows, answer } = reading
    const { counts, notes } = answer.data
    const table = facilityTable(rows, [counts.sentence, ...answer.start, ...notes])
    const place = 'bbox' in area ? {} : { at: area.point }
    const question = Object.fromEntries(environmentUrl.toQuery({ ...url, ...place }))
    return { asked: { title: titleOf(url), question }, meta: answer.meta, table }
  },
  async toPdf(url) {
    const reading = await readList(url)
    if ('problem' in reading) return reading
    const { area, rows, answer } = reading
    const { counts, notes, caveats } = answer.data
    const document = facilitiesPaper({
      url,
      area,
      rows,
      sentence: counts.sentence,
      notes: [...answer.start, ...notes],
      caveats,
      meta: answer.meta,
    })
    return { document, rows: rows.length }
  },
})
