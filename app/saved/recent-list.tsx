'use client'

import {
  isSaved,
  placeLink,
  pointKey,
  type RecentPlace,
  type StoredPlaces,
  savePlace,
} from '@/components/places/place-list'
import { Button } from '@/components/ui/button'
import { localDay } from '@/lib/calendar-day'
import { formatLocalMoment } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { PlacesUndo } from './use-undo'

const texts = defineTexts('saved.recent-list', {
  none: 'None yet.',
  noMatch: 'No place here has these words.',
  remember: 'Remember the places that I open',
  off: 'We no longer remember recent places, and the list is erased.',
  on: 'This list remembers the places you open from now on.',
  save: 'Save',
  saveNamed: (name: string) => `Save ${name}`,
  saved: (name: string) => `“${name}” is saved.`,
  erase: 'Erase the recent places',
  erased: 'The recent places are erased.',
})

interface Props {
  places: StoredPlaces
  visiblePlaces: readonly RecentPlace[]
  doing: PlacesUndo
}

export function RecentList({ places, visiblePlaces, doing }: Props) {
  const { recent, remembers } = places
  const remember = (isOn: boolean) =>
    doing.change(isOn ? texts.on : texts.off, (now) => ({
      ...now,
      remembers: isOn,
      recent: isOn ? now.recent : [],
    }))
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 print:hidden">
        <input
          type="checkbox"
          checked={remembers}
          onChange={({ target }) => remember(target.checked)}
          className="size-6 accent-accent"
        />
        {texts.remember}
      </label>
      {visiblePlaces.length === 0 && (
        <p className="mt-2 text-muted">{recent.length === 0 ? texts.none : texts.noMatch}</p>
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {visiblePlaces.map((place) => (
          <RecentItem
            key={pointKey(place)}
            place={place}
            isSaved={isSaved(places, pointKey(place))}
            doing={doing}
          />
        ))}
      </ul>
      {recent.length > 0 && (
        <p className="mt-3 print:hidden">
          <Button
            look="secondary"
            type="button"
            onClick={() => doing.change(texts.erased, (now) => ({ ...now, recent: [] }))}
          >
            {texts.erase}
          </Button>
        </p>
      )}
    </>
  )
}

interface ItemProps {
  place: RecentPlace
  isSaved: boolean
  doing: PlacesUndo
}

function RecentItem({ place, isSaved: isKept, doing }: ItemProps) {
  const { openedAt, ...words } = place
  const save = () =>
    doing.change(texts.saved(place.name), (now) =>
      savePlace(now, { ...words, note: '', savedOn: localDay() }),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <div className="min-w-0">
        <a href={placeLink(place)} className="inline-flex min-h-8 items-center wrap-anywhere">
          {place.name}
        </a>
        <p className="text-base text-muted">
          <time dateTime={openedAt}>{formatLocalMoment(openedAt)}</time>
        </p>
      </div>
      {!isKept && (
        <Button look="link" type="button" onClick={save} aria-label={texts.saveNamed(place.name)}>
          {texts.save}
        </Button>
      )}
    </li>
  )
}
