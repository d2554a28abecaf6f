import { FramedAnswer } from '@/app/_lib/answer/page-stream'
import { PageHeading } from '@/components/ui/page/page-heading'
import { localHref } from '@/lib/language/local-href'
import { findSearchPlace } from '../../search-place'
import { environmentHref, environmentUrl } from '../../url'
import { readFacilityId } from './facility-id'
import { facilityMetadata, facilityTexts as texts } from './facility-metadata'
import { FacilityPage } from './facility-page'
import { fetchFacility } from './fetch-facility'
import { NotAnId } from './not-an-id'

export { facilityMetadata as generateMetadata }

type Props = PageProps<'/environment/facility/[registryId]'>

export default async function Page({ params, searchParams }: Props) {
  const { url } = environmentUrl.parse(await searchParams)
  const facility = readFacilityId((await params).registryId)
  if (facility.kind === 'not-an-id') return <NotAnId {...facility} />
  const { id } = facility
  const back =
    url.q || url.at || url.bbox ? environmentHref({ ...url, selected: id }) : localHref('/environment')
  const heading = {
    eyebrow: <a href={back}>{texts.environment}</a>,
    title: <span className="wrap-anywhere">{texts.facility(id)}</span>,
  }
  const page = Promise.all([fetchFacility(id), findSearchPlace(url)]).then(([answers, from]) => (
    <FacilityPage id={id} back={back} answers={answers} from={from} />
  ))
  return <FramedAnswer page={page} stop={back} heading={<PageHeading {...heading} />} />
}
