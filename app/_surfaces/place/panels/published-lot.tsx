import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { type CallMethod, isNotKept } from '@/app/_lib/read/reading-scope'
import { AS_PUBLISHED, lotFacts, publishedFacts } from '@/components/parcels/lot-facts'
import { lotHref } from '@/components/parcels/parcel-href'
import { Facts } from '@/components/ui/facts'
import type { LayerSource } from '@/connectors/us-parcels/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { formatAcres, formatCount } from '@/lib/format'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { isOutline, type ParcelOutline } from '@/lib/records/parcel/outline'
import { measuredAcres } from '@/lib/records/parcel/published-lot'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { failed, notCovered, type Outcome } from '../outcome'
import type { Place } from '../place'
import { boxAround } from './whereabouts'

/** Lots outside Florida, from the official layer of the smallest place that covers the point. */

export interface LotRow {
  properties: PropertyRecord
  geometry: ParcelOutline | null
}

interface PublishedRow extends LotRow {
  layer: LayerSource
}

interface Lots {
  rows: PublishedRow[]
  caveats: string[]
  /** A layer that failed, so that a lot may be missing. */
  problem?: Problem
  metas: Meta[]
}

const texts = {
  elsewhere:
    'When this page was saved, parcels with their values were shown for Florida only. Elsewhere the assessor of the county or town has them.',
  page: 'The page of this parcel',
  columns: (count: number) => `All that the publisher shows (${formatCount(count, 'column')})`,
  cut: 'There are more parcels around this address than we read.',
}

/** Values of two publishers do not compare. */
export const withoutValues = {
  source: null,
  marketValue: null,
  assessedValue: null,
  taxableValue: null,
  landValue: null,
}

/** An address lies at the street, so the lots around it are read, and the one with this address is chosen. */
export const fetchLots = (place: Place, call: CallMethod): Promise<Lots | Outcome<never>> =>
  place.address ? fetchLotsAround(place, call) : fetchLotsAt(place, call)

async function fetchLotsAt({ point }: Place, call: CallMethod): Promise<Lots | Outcome<never>> {
  const answer = await call('us-parcels', 'getParcelAt', point)
  if (isNotKept(answer)) return notCovered(texts.elsewhere, { elsewhere: localGovernments })
  if (!answer.ok) return failed(answer.error)
  const { state, parcels, source, message } = answer.data
  const metas = [answer.meta]
  if (state === 'no_lot') return { ending: 'none', why: message, metas }
  if (state !== 'found' || !source) return notCovered(message, { elsewhere: localGovernments })
  return { rows: parcels.map(toLotRow(source)), caveats: [message], metas }
}

/** Enough for the lots of a dense block. */
const MOST_ROWS = 200

async function fetchLotsAround({ point }: Place, call: CallMethod): Promise<Lots | Outcome<never>> {
  const question = { bbox: boxAround(point), limit: MOST_ROWS }
  const answer = await call('us-parcels', 'getParcelsInArea', question)
  if (isNotKept(answer)) return notCovered(texts.elsewhere, { elsewhere: localGovernments })
  if (!answer.ok) {
    const { code, message } = answer.error
    return code === 'not_supported'
      ? notCovered(message, { elsewhere: localGovernments })
      : failed(answer.error)
  }
  const { layers, failures } = answer.data
  const messages = failures.map(({ message }) => message)
  const [first] = messages
  return {
    rows: layers.flatMap(({ parcels, source }) => parcels.map(toLotRow(source))),
    caveats: [...messages, ...(layers.some(({ nextOffset }) => nextOffset !== null) ? [texts.cut] : [])],
    ...(first === undefined
      ? {}
      : { problem: { code: 'upstream_unavailable', message: first, issues: [] } as const }),
    metas: [answer.meta],
  }
}

const toLotRow =
  (layer: LayerSource) =>
  ({ parcel, geometry }: { parcel: PropertyRecord; geometry: unknown }): PublishedRow => ({
    properties: parcel,
    geometry: isOutline(geometry) ? geometry : null,
    layer,
  })

/** The number first, then the size: published values are no answer, because their kind is not certain. */
export function describeLot(record: PropertyRecord, unnamed: string) {
  const { parcelId } = record
  const address = record.address && formatHomeAddress(record.address)
  const acres = measuredAcres(record)
  const details = [address && parcelId, acres !== null && `${formatAcres(acres)} measured`]
  return { value: address || parcelId || unnamed, detail: details.filter(Boolean).join(' · ') }
}

interface Props {
  parcel: PropertyRecord
  layer: LayerSource
}

export function LotFacts({ parcel, layer }: Props) {
  const columns = publishedFacts(parcel)
  const { publisherPage, title, layer: id } = layer
  return (
    <>
      <Facts columns={2} items={lotFacts(parcel)} />
      {columns.length > 0 && (
        <details className="mb-3">
          <summary className="min-h-11 py-2.5">{texts.columns(columns.length)}</summary>
          <p className="mb-3 text-muted">{AS_PUBLISHED}</p>
          <Facts items={columns} isDense />
        </details>
      )}
      <p className="mb-2 flex flex-wrap gap-x-6 print:hidden">
        {parcel.parcelId && (
          <a href={lotHref(id, parcel.parcelId)} className="inline-flex min-h-11 items-center">
            {texts.page}
          </a>
        )}
        <a href={publisherPage} className="inline-flex min-h-11 items-center">
          {title}
        </a>
      </p>
    </>
  )
}
