import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { toDocument } from '@/lib/connector/http/export'
import { originOf } from '@/lib/provenance/origin-of'
import { writeOutline } from '@/lib/records/cleanup-site/read-outline'
import { fetchRoads } from '../paper/fetch-roads'
import { mapLines, reviewPaper } from '../paper/review-paper'
import { reviewUrl } from '../url'
import { readReview } from './read-review'
import { reviewParts } from './review-document'

const sameBytes =
  'Age and cache state are left empty, so that the same answers give the same file. Each source has its time of retrieval.'

export const { GET, OPTIONS } = exportRoute({
  address: reviewUrl,
  async read(url, { ask }) {
    const reading = await readReview(url, ask)
    if ('problem' in reading) return reading
    const { area, answer, meta, boundaries, heights, table } = reading
    const notes = [area.start, sameBytes, ...table.notes]
    const { outline } = url
    const question = {
      ...Object.fromEntries(reviewUrl.toQuery(url)),
      ...(outline ? { outline: writeOutline(outline) } : {}),
    }
    const subject = { title: 'Records review', question }
    const { engine } = await getApp()
    const document = toDocument(engine, subject, meta, { ...table, notes })
    const sources = [
      ...document.sources,
      ...[...boundaries.metas, ...heights.metas].map((each) => originOf(each)),
    ].map((source) => ({ ...source, ageSeconds: null, state: null }))
    return { document: { ...document, sources, parts: reviewParts(answer, area.start, table, boundaries) } }
  },
  async toPdf(url, { ask }) {
    const reading = await readReview(url, ask)
    if ('problem' in reading) return reading
    const roads = await fetchRoads(
      mapLines(reading).map(({ line }) => line),
      ask,
    )
    return { document: reviewPaper({ ...reading, roads }), rows: reading.answer.sites.length }
  },
})
