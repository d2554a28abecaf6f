import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { toDocument } from '@/lib/connector/http/export'
import { originOf } from '@/lib/provenance/origin-of'
import { reviewPaper } from '../paper/review-paper'
import { reviewUrl } from '../url'
import { readReview } from './read-review'
import { reviewParts } from './review-document'

export const { GET, OPTIONS } = exportRoute({
  address: reviewUrl,
  async read(url, { ask }) {
    const reading = await readReview(url, ask)
    if ('problem' in reading) return reading
    const { area, answer, meta, boundaries, heights, table } = reading
    const subject = { title: 'Records review', question: Object.fromEntries(reviewUrl.toQuery(url)) }
    const { engine } = await getApp()
    const document = toDocument(engine, subject, meta, { ...table, notes: [area.start, ...table.notes] })
    const sources = [
      ...document.sources,
      ...[...boundaries.metas, ...heights.metas].map((each) => originOf(each)),
    ]
    return { document: { ...document, sources, parts: reviewParts(answer, area.start, table, boundaries) } }
  },
  async toPdf(url, { ask }) {
    const reading = await readReview(url, ask)
    if ('problem' in reading) return reading
    return { document: reviewPaper(reading), rows: reading.answer.sites.length }
  },
})
