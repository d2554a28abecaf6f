import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { jobDocument } from '@/app/_surfaces/jobs/job-document'
import { isJobId } from '@/lib/jobs/job-store'
import { jobFileUrl } from '../../url'

const texts = {
  none: 'There is no such list, or its time has ended. Take the link from the page of the list.',
  unavailable: 'Lists cannot be read right now. Try again later.',
}

export const { GET, OPTIONS } = exportRoute<Record<never, never>, { job: string }>({
  address: jobFileUrl,
  async read(_, { params: { job: id } }) {
    const { jobs, engine } = await getApp()
    if (!isJobId(id)) return { problem: { code: 'not_found', message: texts.none, issues: [] } }
    const [reading, cells] = await Promise.all([jobs.open(id), jobs.cells(id)])
    if (reading.kind === 'unavailable' || !cells)
      return { problem: { code: 'upstream_unavailable', message: texts.unavailable, issues: [] } }
    if (reading.kind !== 'found') return { problem: { code: 'not_found', message: texts.none, issues: [] } }
    return { document: jobDocument(reading.job, cells, engine.sample) }
  },
})
