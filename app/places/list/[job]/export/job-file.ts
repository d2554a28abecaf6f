import { getApp } from '@/app/_lib/site/app'
import { pageFile } from '@/app/_surfaces/file/page-file'
import { jobDocument, withUnanswered } from '@/app/_surfaces/jobs/job-document'
import { jobTexts } from '@/app/_surfaces/jobs/job-texts'
import { isJobId } from '@/lib/jobs/job-store'
import { jobFileUrl } from '../../url'

const hasSheets = ['xlsx', 'gpkg']

export const jobFile = pageFile<Record<never, never>, { job: string }>({
  address: jobFileUrl,
  async read(_, { params: { job: id }, format }) {
    const { jobs, engine } = await getApp()
    if (!isJobId(id)) return { problem: { code: 'not_found', message: jobTexts.noList, issues: [] } }
    const [reading, cells] = await Promise.all([jobs.open(id), jobs.cells(id)])
    if (reading.kind === 'unavailable' || !cells)
      return { problem: { code: 'upstream_unavailable', message: jobTexts.notReadable, issues: [] } }
    if (reading.kind !== 'found')
      return { problem: { code: 'not_found', message: jobTexts.noList, issues: [] } }
    const document = jobDocument(reading.job, cells, engine.sample)
    return { document: hasSheets.includes(format) ? withUnanswered(document, reading.job, cells) : document }
  },
})
