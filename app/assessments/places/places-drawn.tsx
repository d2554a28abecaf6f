import type { FormEntryReader } from '@/app/_surfaces/pdf/blocks'
import { DrawingView } from '@/components/charts/drawing-view'
import { SheetHeading } from '../sheets/sheet'
import { type HomePositions, placeHomes, placesTitle } from './place-homes'

interface Props {
  places: HomePositions
  recall: FormEntryReader
}

export function PlacesMap({ places, recall }: Props) {
  const placed = placeHomes(places, recall)
  if (!placed) return null
  const { map, notes } = placed
  return (
    <>
      <SheetHeading>{placesTitle()}</SheetHeading>
      {map && (
        <div className="mb-2 max-w-2xl print:max-w-md">
          <DrawingView {...map.drawing} label={map.alt} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="text-base text-muted print:text-sm">
          {note}
        </p>
      ))}
    </>
  )
}
