import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { type PageExportResult, pageFile } from '@/app/_surfaces/file/page-file'
import { toDocument } from '@/lib/connector/http/export'
import { runInLanguage } from '@/lib/language/run-in-language'
import { fetchRoads } from '../paper/fetch-roads'
import { mapLines, reviewPaper } from '../paper/review-paper'
import { type ReviewUrlParams, reviewUrl } from '../url'
import { readReview } from './read-review'
import { reviewParts, reviewQuestion, toReviewFile } from './review-document'

export const reviewFile = pageFile({
  address: reviewUrl,
  /** Files other than the PDF are always in English, like their column names. */
  read: (url, { ask }) => runInLanguage('en', () => readFile(url, ask)),
  async toPdf(url, { ask }) {
    const reading = await readReview(url, ask)
    if ('problem' in reading) return reading
    const lines = mapLines(reading).map(({ line }) => line)
    const roads = await fetchRoads(lines, ask)
    return { document: reviewPaper({ ...reading, roads }), rows: reading.answer.sites.length }
  },
})

async function readFile(url: ReviewUrlParams, ask: EngineCaller): Promise<PageExportResult> {
  const reading = await readReview(url, ask)
  if ('problem' in reading) return reading
  const { area, answer, meta, boundaries, permits, heights, table } = reading
  const subject = { title: 'Records review', question: reviewQuestion(url) }
  const { engine } = await getApp()
  const document = toDocument(engine, subject, meta, { ...table, notes: [area.start, ...table.notes] })
  const parts = reviewParts(answer, area.start, table, boundaries, permits)
  return {
    document: toReviewFile(document, [...permits.metas, ...boundaries.metas, ...heights.metas], parts),
  }
}
