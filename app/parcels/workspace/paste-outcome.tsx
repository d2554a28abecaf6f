import { Button } from '@/components/ui/button'
import type { MapParcel } from '@/lib/florida/map-parcel'
import type { FoundParcels } from '@/lib/florida/parcel-view'
import { sayCount, sayCounty, sayName } from '../say-parcel'
import type { SortedFound } from './sort-found'

interface Props {
  found: SortedFound
  onParcels: (parcels: MapParcel[]) => void
}

/** What became of each number: selected, not found, or a question which county is meant. */
export function PasteOutcome({ found: { parcels, missing, several }, onParcels }: Props) {
  return (
    <>
      <p className="font-semibold">
        {sayCount(parcels.length)} found and selected
        {missing.length > 0 && `, ${sayCount(missing.length)} not found`}
        {several.length > 0 && `, ${sayCount(several.length)} used by several counties`}.
      </p>
      {missing.length > 0 && (
        <details open={missing.length <= 20} className="mt-1">
          <summary className="min-h-6 py-0.5 text-accent">Not found on the current roll</summary>
          <ul className="list-disc pl-6 font-mono text-base wrap-anywhere">
            {missing.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ul>
        </details>
      )}
      {several.map((result) => (
        <CountyChoice key={result.asked} result={result} onParcels={onParcels} />
      ))}
    </>
  )
}

function CountyChoice({
  result: { asked, parcels },
  onParcels,
}: {
  result: FoundParcels
  onParcels: Props['onParcels']
}) {
  return (
    <fieldset className="mt-3 border-l-4 border-accent pl-3">
      <legend className="font-semibold">Which {asked} do you mean?</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {parcels.map((parcel) => (
          <Button key={parcel.key} type="button" look="secondary" onClick={() => onParcels([parcel])}>
            {sayCounty(parcel.county)}: {sayName(parcel)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
