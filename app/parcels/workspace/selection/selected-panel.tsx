import { type ActionDispatch, memo } from 'react'
import { describeDollars, formatCity, formatCounty, formatName } from '@/components/parcels/format-parcel'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import { parcelHref } from '@/components/parcels/parcel-href'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { fileFormats } from '../../file-formats'
import { MOST_SELECTED } from '../../url'
import type { WorkspaceEvent } from '../reduce-workspace'
import type { KnownParcels } from '../use-known-parcels'
import type { Work } from '../use-workspace'

const texts = {
  none: `Nothing is selected. Select up to ${MOST_SELECTED} parcels by clicking the map, in the list, by drawing an area, or by their numbers.`,
  owner: 'Owner of record: on the parcel’s page, on request.',
  clear: 'Clear the selection',
  again: 'Try again',
}

interface Props {
  work: Work
  onHover: (key: string | undefined) => void
  /** The map is wanted, wherever it is hidden. */
  onShow: () => void
}

interface SelectedRowProps {
  parcel: MapParcel
  first: boolean
  open: boolean
  tell: ActionDispatch<[WorkspaceEvent]>
  onHover: (key: string | undefined) => void
  onShow: () => void
}

const SelectedRow = memo(function SelectedRow({
  parcel,
  first,
  open,
  tell,
  onHover,
  onShow,
}: SelectedRowProps) {
  const { key, parcelId, city, county, justValue, latitude, longitude } = parcel
  const name = formatName(parcel)
  const named = <span className="sr-only">: {name}</span>
  const show = () => {
    onShow()
    tell({ type: 'chose', choice: { open: key } })
    tell({ type: 'went', at: { latitude, longitude }, zoom: PARCEL_ZOOM })
  }
  return (
    <li
      aria-current={open || undefined}
      onPointerEnter={() => onHover(key)}
      onPointerLeave={() => onHover(undefined)}
      className={`py-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] print:[content-visibility:visible] ${open ? 'border-l-4 border-accent pl-2' : ''}`}
    >
      <a href={parcelHref(parcel)} className="inline-block min-h-6 font-semibold">
        {name}
      </a>
      <p className="text-base text-muted">
        {[formatCity(city), formatCounty(county)].filter(Boolean).join(', ')}, parcel {parcelId}. Just value{' '}
        {describeDollars(justValue)}.
      </p>
      <div className="flex flex-wrap gap-x-5 print:hidden">
        <Button type="button" look="link" onClick={show}>
          Show on the map{named}
        </Button>
        {!first && (
          <Button type="button" look="link" onClick={() => tell({ type: 'moved-first', key })}>
            Move to the front{named}
          </Button>
        )}
        <Button type="button" look="link" onClick={() => tell({ type: 'toggled', key })}>
          Remove{named}
        </Button>
      </div>
    </li>
  )
})

/** The selection in the order in which it was made. */
export function SelectedPanel({ work, onHover, onShow }: Props) {
  const { state, tell, known } = work
  const { selected, open } = state.url
  return (
    <>
      {selected.length === 0 ? (
        <p className="mb-4">{texts.none}</p>
      ) : (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">{formatNumber(selected.length)} selected</p>
          <Button type="button" look="link" onClick={() => tell({ type: 'cleared' })}>
            {texts.clear}
          </Button>
        </div>
      )}
      <LookUp known={known} />
      <ol className="mb-3 divide-y divide-line border-line not-empty:border-y">
        {known.parcels.map((parcel, index) => (
          <SelectedRow
            key={parcel.key}
            parcel={parcel}
            first={index === 0}
            open={parcel.key === open}
            tell={tell}
            onHover={onHover}
            onShow={onShow}
          />
        ))}
      </ol>
      {selected.length > 0 && <p className="mb-3 text-base text-muted">{texts.owner}</p>}
      {selected.length > 0 && <SelectionDownloads keys={selected} />}
    </>
  )
}

/** A form the browser sends itself: the numbers are too many for a link. */
function SelectionDownloads({ keys }: { keys: readonly string[] }) {
  return (
    <form action="/parcels/export" method="post" className="mb-6 print:hidden">
      <input type="hidden" name="keys" value={keys.join('\n')} />
      <fieldset>
        <legend className="mb-1 font-semibold">
          Download the{' '}
          {keys.length === 1 ? 'selected parcel' : `${formatNumber(keys.length)} selected parcels`}
        </legend>
        <div className="flex flex-wrap gap-3">
          {fileFormats.map(({ id, label }) => (
            <Button key={id} look="secondary" name="format" value={id}>
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}

/** How far the look-up of the selection is, and what it did not find. */
function LookUp({ known }: { known: KnownParcels }) {
  return (
    <>
      <p role="status" className="text-muted not-empty:mb-2">
        {known.waiting > 0 && !known.problem && `Looking up ${formatNumber(known.waiting)} selected parcels.`}
      </p>
      {known.problem && (
        <div className="mb-4">
          <ProblemNotice problem={known.problem} stillStands="The selection itself is kept." />
          <Button type="button" look="secondary" onClick={known.retry}>
            {texts.again}
          </Button>
        </div>
      )}
      {known.unknown.length > 0 && (
        <Notice kind="warn" title="Not on the current roll">
          <p>{known.unknown.join(', ')}</p>
        </Notice>
      )}
    </>
  )
}
