import type { Metadata } from 'next'
import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { noindex } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/page-deadline'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { findSearchPlace } from '../../search-place'
import { environmentHref, environmentUrl } from '../../url'
import { readFacilityId } from './facility-id'
import { FacilityPage } from './facility-page'
import { fetchFacility, fetchReport } from './fetch-facility'
import { NotAnId } from './not-an-id'

type Props = PageProps<'/environment/facility/[registryId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const facility = readFacilityId((await params).registryId)
  if (facility.kind === 'not-an-id') return { title: 'Not a facility’s id', ...noindex }
  const report = (await soon(fetchReport(facility.id)))?.value
  const name = report?.ok ? report.data.facility.name : null
  return { title: name ? formatFacilityName(name) : `Facility ${facility.id}`, ...noindex }
}

export default async function Page({ params, searchParams }: Props) {
  const { url } = environmentUrl.parse(await searchParams)
  const facility = readFacilityId((await params).registryId)
  if (facility.kind === 'not-an-id') return <NotAnId {...facility} />
  const { id } = facility
  const back = url.q || url.at || url.bbox ? environmentHref({ ...url, selected: id }) : '/environment'
  const heading = {
    eyebrow: <a href={back}>Environment</a>,
    title: <span className="wrap-anywhere">Facility {id}</span>,
  }
  const page = Promise.all([fetchFacility(id), findSearchPlace(url)]).then(([answers, from]) => (
    <FacilityPage id={id} back={back} answers={answers} from={from} />
  ))
  return <FramedAnswer page={page} stop={back} heading={<PageHeading {...heading} />} />
}
