import { describeAcres } from '@/components/parcels/parcel-figures'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { LinkItems } from '@/components/ui/link-items'
import { Panel } from '@/components/ui/page/panel'
import { numberIn, type RollValues, rollValues, textIn } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import { formats } from '@/lib/export/formats'
import type { FloridaCounty } from '@/lib/florida/counties'
import { landUseName } from '@/lib/florida/land-use'
import { formatDollars } from '@/lib/format'
import { parcelsHref } from '../url'
import { AppraiserAdvice } from './appraiser-advice'
import type { Parcel, Point } from './fetch-parcel'

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
  what: 'this parcel',
  ownerToo: 'The owner of record is in these files, because this page shows it.',
  noOwner: 'These files never hold the owner.',
}

/** What the parcel is by the roll, and what that is not. */
export function SummaryPanel({ data, meta, county, parcelKey, point, owner }: Props) {
  return (
    <Panel id="summary" title={texts.title} state={meta.state === 'stale' ? 'stale' : 'found'}>
      <p className="mb-4 text-lg">{describeParcel(rollValues(data.attributes))}</p>
      {data.polygons > 1 && <p className="mb-4">{texts.pieces(data.polygons)}</p>}
      <Caveats items={caveatsOf(data)} />
      <ParcelLinks parcelKey={parcelKey} point={point} />
      <ParcelFiles parcelKey={parcelKey} owner={owner} hasOutline={data.geometry !== null} />
      <AppraiserAdvice county={county.name} />
      <Provenance meta={meta} />
    </Panel>
  )
}

/** The parcel in two sentences; what is not published is not mentioned. */
function describeParcel(values: RollValues): string {
  const year = numberIn(values, 'rollYear')
  const just = numberIn(values, 'justValue')
  const roll = year === null ? 'The roll' : `The roll of ${year}`
  const worth =
    just === null ? 'has no just value for this parcel' : `assesses this parcel at ${formatDollars(just)}`
  return `${roll} ${worth}. ${describeGround(values)}`.trim()
}

function describeGround(values: RollValues): string {
  const code = textIn(values, 'landUseCode')
  const area = numberIn(values, 'landSquareFeet')
  const built = numberIn(values, 'yearBuilt')
  const use = code === null ? undefined : landUseName(code)
  const parts = [
    use && `classed as “${use}”`,
    area !== null && `about ${describeAcres(area)}`,
    built !== null && `built in ${built}`,
  ].filter(Boolean)
  return parts.length > 0 ? `It is ${parts.join(', ')}.` : ''
}

interface ParcelLinksProps {
  parcelKey: string
  point: Point | null
}

/** Where to read on about this place. */
function ParcelLinks({ parcelKey, point }: ParcelLinksProps) {
  if (!point) return null
  const at = `${point.latitude},${point.longitude}`
  const map = parcelsHref({ at: point, zoom: 17, selected: [parcelKey], open: parcelKey })
  const links = [
    { href: map, label: 'See it among its neighbors on the Florida map' },
    { href: `/environment?at=${encodeURIComponent(at)}`, label: 'Regulated facilities near here' },
    { href: `/land?at=${encodeURIComponent(at)}`, label: 'Section and elevation here' },
  ]
  return (
    <ul className="my-4 grid print:hidden">
      <LinkItems links={links} />
    </ul>
  )
}

function caveatsOf({ source }: Parcel): string[] {
  const always = [texts.price, texts.authority, texts.record, texts.condominium]
  return source.layer === 'centroids' ? [texts.twin, ...always] : [...source.notes, ...always]
}

interface ParcelFilesProps {
  parcelKey: string
  owner: boolean
  hasOutline: boolean
}

/** The files of one parcel by the contract's method name its owner, so they are offered only where the page does. */
function ParcelFiles({ parcelKey, owner, hasOutline }: ParcelFilesProps) {
  const offered = formats.filter(({ id }) => id !== 'geojson' || hasOutline)
  if (!owner) return <FilesWithoutOwner parcelKey={parcelKey} offered={offered} />
  return (
    <>
      <ExportLinks what={texts.what} formats={offered} href={(format) => fileHref(parcelKey, format)} />
      <p className="mb-4 text-base text-muted print:hidden">{texts.ownerToo}</p>
    </>
  )
}

function fileHref(parcelKey: string, format: string): string {
  const query = new URLSearchParams({ parcelId: parcelKey })
  if (format === 'geojson') query.set('includeGeometry', 'true')
  return `/export/us-florida-parcels/getParcel.${format}?${query}`
}

/** As a selection of one: a form, because selections can be too long for a link. */
function FilesWithoutOwner({ parcelKey, offered }: { parcelKey: string; offered: typeof formats }) {
  return (
    <form
      method="post"
      action="/parcels/export"
      aria-label={`Download ${texts.what}`}
      className="mb-4 print:hidden"
    >
      <input type="hidden" name="keys" value={parcelKey} />
      <p className="mb-1 font-semibold">Download {texts.what}:</p>
      <div className="flex flex-wrap gap-3">
        {offered.map(({ id, label }) => (
          <Button key={id} look="secondary" name="format" value={id}>
            {label}
          </Button>
        ))}
      </div>
      <p className="mt-1 text-base text-muted">{texts.noOwner}</p>
    </form>
  )
}
