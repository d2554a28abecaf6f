import { DrawingView } from '@/components/charts/drawing-view'
import type { Entries } from '../entries/kept-entries'
import { SheetHeading } from '../sheets/sheet'
import { type Places, placeHomes, placesTitle } from './place-homes'

interface Props {
  places: Places
  entries: Entries
}

/** On the sheet as in the PDF. */
export function PlacesDrawn({ places, entries }: Props) {
  const placed = placeHomes(places, (entry) => entries[entry] ?? '')
  if (!placed) return null
  const { map, notes } = placed
  return (
    <>
      <SheetHeading>{placesTitle}</SheetHeading>
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
