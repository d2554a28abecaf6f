import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { sayCount } from '../say-parcel'
import { MOST_SELECTED } from '../url'
import { PasteForm } from './paste-form'
import { SelectedRow } from './selected-row'
import { SelectionDownloads } from './selection-downloads'
import type { KnownParcels } from './use-known-parcels'
import type { Work } from './use-workspace'

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
          <p className="font-semibold">{sayCount(selected.length)} selected</p>
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
      <PasteForm onParcels={work.select} />
    </>
  )
}

/** How far the look-up of the selection is, and what it did not find. */
function LookUp({ known }: { known: KnownParcels }) {
  return (
    <>
      <p role="status" className="text-muted not-empty:mb-2">
        {known.waiting > 0 && !known.problem && `Looking up ${sayCount(known.waiting)} selected parcels.`}
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
