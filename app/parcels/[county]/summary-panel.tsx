import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/panel'
import type { Meta } from '@/lib/connector/result'
import type { FloridaCounty } from '@/lib/florida/counties'
import { AppraiserAdvice } from './appraiser-advice'
import { describeParcel } from './describe-parcel'
import { ParcelFiles } from './parcel-files'
import { ParcelLinks } from './parcel-links'
import type { Point } from './parcel-point'
import type { Parcel } from './read-parcel'

interface Props {
  data: Parcel
  meta: Meta
  county: FloridaCounty
  /** As the roll writes it. */
  parcelKey: string
  point: Point | null
  owner: boolean
}

const texts = {
  title: 'In short',
  price:
    'An assessment is not a price. It is the county’s estimate of January 1 for taxes, and no estimate is made by us.',
  authority:
    'The county property appraiser is authoritative. This is the state’s yearly copy, which can be more than a year behind on owners and sales.',
  record: 'Not a title record and not a survey: the outline is for orientation, not for boundaries.',
  condominium:
    'A condominium tower is often one parcel, and its figures are then of the whole building. Single units can be missing.',
  twin: 'Read from the source’s layer of points, which stands in while the map of outlines is replaced. Some columns can be missing.',
  pieces: (count: number) => `The map draws this parcel in ${count} pieces. They are one parcel here.`,
}

/** What the parcel is by the roll, and what that is not. */
export function SummaryPanel({ data, meta, county, parcelKey, point, owner }: Props) {
  return (
    <Panel id="summary" title={texts.title} state={meta.state === 'stale' ? 'stale' : 'found'}>
      <p className="mb-4 text-lg">{describeParcel(data.attributes)}</p>
      {data.polygons > 1 && <p className="mb-4">{texts.pieces(data.polygons)}</p>}
      <Caveats items={caveatsOf(data)} />
      <ParcelLinks parcelKey={parcelKey} point={point} />
      <ParcelFiles parcelKey={parcelKey} owner={owner} hasOutline={data.geometry !== null} />
      <AppraiserAdvice county={county.name} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function caveatsOf({ source }: Parcel): string[] {
  const always = [texts.price, texts.authority, texts.record, texts.condominium]
  return source.layer === 'centroids' ? [texts.twin, ...always] : [...source.notes, ...always]
}
