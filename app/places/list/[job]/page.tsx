import { notFound } from 'next/navigation'
import { hidden } from '@/app/_lib/noindex'
import { getApp } from '@/app/_lib/site/app'
import { isJobId } from '@/lib/jobs/job-store'
import { jobUrl } from '../url'
import { EndedList, listTitle } from './ended-list'
import { JobView } from './job-view'

export const metadata = { title: listTitle, ...hidden }

export default async function Page({ params, searchParams }: PageProps<'/places/list/[job]'>) {
  const { job: id } = await params
  if (!isJobId(id)) notFound()
  const { jobs } = await getApp()
  const reading = await jobs.open(id)
  if (reading.kind === 'unknown') notFound()
  if (reading.kind !== 'found') return <EndedList reading={reading} />
  return <JobView job={reading.job} url={jobUrl.parse(await searchParams).url} />
}
