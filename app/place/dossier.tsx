import { read } from '@/app/data'
import { readingScope } from '@/app/reading-scope'
import { RememberPlace } from '@/components/places/remember-place'
import { DossierMap } from './dossier-map'
import type { DossierPage } from './dossier-page'
import { Glance } from './glance'
import { AssessmentBody } from './panels/assessment-panel'
import { readDossier } from './panels/dossier'
import { DossierPanel } from './panels/dossier-panel'
import { ElevationBody } from './panels/elevation-panel'
import { FacilitiesBody } from './panels/facilities-panel'
import { LaborBody } from './panels/labor-panel'
import { ParcelBody } from './panels/parcel-panel'
import { PermitsBody } from './panels/permits-panel'
import { SectionBody } from './panels/section-panel'
import { PlaceHeading } from './place-heading'
import { PrintedDefinitions } from './printed-definitions'
import { ReadAs } from './read-as'
import { namePlace } from './say-place'
import { TakeAlong } from './take-along'
import type { Understood } from './understand'
import type { PlaceUrl } from './url'

interface Props {
  url: PlaceUrl
  understood: Extract<Understood, { kind: 'place' }>
  tries: number
}

/** Everything on record about one place: all questions are asked at once, and each answer comes when it is there. */
export function Dossier({ url, understood, tries }: Props) {
  const { place } = understood
  const dossier = readDossier(place, read, { series: url.series ?? false })
  const name = namePlace(place, understood.said)
  const typed = wordsFor(url, understood)
  const { replay } = readingScope()
  const whole = Boolean(url.plain || replay)
  const page: DossierPage = { url, place, dossier, whole, tries }
  return (
    <>
      <PlaceHeading url={url} understood={understood} whole={whole} />
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <Glance page={page} />
          <DossierPanel panel="elevation" page={page} body={ElevationBody} />
          <DossierPanel panel="section" page={page} body={SectionBody} />
          <DossierPanel panel="assessment" page={page} body={AssessmentBody} />
          <DossierPanel panel="parcel" page={page} body={ParcelBody} />
          <DossierPanel panel="facilities" page={page} body={FacilitiesBody} />
          <DossierPanel panel="permits" page={page} body={PermitsBody} />
          <DossierPanel panel="labor" page={page} body={LaborBody} />
          <ReadAs understood={understood} />
        </div>
        <div className="mb-6 min-w-0 lg:sticky lg:top-4 lg:self-start print:break-inside-avoid">
          <DossierMap page={page} />
        </div>
      </div>
      <TakeAlong page={page} name={name} typed={typed} />
      {!replay && <RememberPlace point={place.point} label={name} typed={typed} />}
      <PrintedDefinitions page={page} />
    </>
  )
}

/** The words that are kept beside the point: a parcel number is kept as its address, by which records are found. */
const wordsFor = ({ q }: PlaceUrl, { place, said }: Props['understood']): string | undefined =>
  said.as === 'Florida parcel number' ? (place.address ?? q) : q
