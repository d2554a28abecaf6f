'use client'

import { useState } from 'react'
import { matchPlaces } from '@/components/places/match-places'
import { MOST_RECENT, pointKey } from '@/components/places/place-list'
import { usePlaces } from '@/components/places/use-places'
import { Panel } from '@/components/ui/panel'
import { CompareChosen } from './compare-chosen'
import { EraseAll } from './erase-all'
import { FilePart } from './file-part'
import { RecentList } from './recent-list'
import { SaidLast } from './said-last'
import { SavedItem } from './saved-item'
import { SearchField } from './search-field'
import { useUndo } from './use-undo'

const texts = {
  saved: 'Saved places',
  recent: 'Recent places',
  none: 'Nothing is saved yet. Open a place and press “Save this place” at its end.',
  find: 'Find among them',
  noMatch: 'None of them has these words.',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'place' : 'places'}` : `${shown} of ${all} places`,
  recentHint: `The last ${MOST_RECENT} places that were opened in this browser.`,
}

/** Everything that this device keeps, and every way to change, move or erase it. */
export function KeptPlaces() {
  const places = usePlaces()
  const doing = useUndo()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const saved = matchPlaces(places.saved, words)
  const recent = matchPlaces(places.recent, words)
  const isAny = places.saved.length + places.recent.length > 0
  return (
    // What has the focus never lies under the message at the foot of the window.
    <div className="noscript:hidden [&_a]:scroll-mb-28 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28">
      {isAny && <SearchField label={texts.find} words={words} setWords={setWords} />}
      <Panel id="saved" title={texts.saved}>
        {places.saved.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <>
            <p role="status" className="mb-2 text-muted">
              {saved.length === 0 ? texts.noMatch : texts.count(saved.length, places.saved.length)}
            </p>
            <ul className="mb-4 divide-y divide-line border-y border-line">
              {saved.map((place) => (
                <SavedItem
                  key={pointKey(place)}
                  place={place}
                  doing={doing}
                  chosen={chosen}
                  setChosen={setChosen}
                />
              ))}
            </ul>
            <CompareChosen places={places.saved} chosen={chosen} />
          </>
        )}
      </Panel>
      <Panel id="recent" title={texts.recent}>
        <p className="mb-2 text-muted">{texts.recentHint}</p>
        <RecentList places={places} shown={recent} doing={doing} />
      </Panel>
      <FilePart places={places} doing={doing} />
      <EraseAll isAny={isAny} doing={doing} />
      <SaidLast doing={doing} />
    </div>
  )
}
