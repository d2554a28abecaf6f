'use client'

import { useEffect, useRef, useState } from 'react'
import { MOST_RECENT, placeLink, pointKey, type SavedPlace } from '@/components/places/place-list'
import { matchPlaces } from '@/components/places/suggestion'
import { usePlaces } from '@/components/places/use-places'
import { Button, ButtonLink } from '@/components/ui/button'
import { controlLook, describeControl, Field } from '@/components/ui/form/field'
import { Panel } from '@/components/ui/page/panel'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { FeedsPart } from './feeds-part'
import { EraseAll, FilePart } from './file-part'
import { RecentList } from './recent-list'
import { SavedItem } from './saved-item'
import { type PlacesUndo, useUndo } from './use-undo'

const texts = defineTexts('saved.saved-places', {
  saved: 'Saved places',
  recent: 'Recent places',
  none: 'You have saved no place yet. Open a place and press “Save”.',
  find: 'Find among them',
  noMatch: 'No place here has these words.',
  count: (count: number, all: number) =>
    count === all ? formatCount(all, 'place') : `${count} of ${all} places`,
  recentHint: (most: number) => `The last ${most} places you opened in this browser.`,
  hint: 'Tick two places to see their records side by side.',
  many: 'You can compare two places at a time. Untick one.',
  compare: 'Compare the two',
  list: 'Look up a list of up to 1,000 places',
  undo: 'Undo',
  close: 'Close',
})

export function SavedPlaces() {
  const places = usePlaces()
  const doing = useUndo()
  const [words, setWords] = useState('')
  const [selection, setSelection] = useState<string[]>([])
  const saved = matchPlaces(places.saved, words)
  const recent = matchPlaces(places.recent, words)
  const isAny = places.saved.length + places.recent.length > 0
  return (
    // The scroll margin keeps a focused element above the message at the bottom of the window.
    <div className="noscript:hidden lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-6 [&_a]:scroll-mb-28 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28">
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
                  checkedKeys={selection}
                  setChosen={setSelection}
                />
              ))}
            </ul>
            <CompareChosen places={places.saved} checkedKeys={selection} />
          </>
        )}
      </Panel>
      <Panel id="recent" title={texts.recent}>
        <p className="mb-2 text-muted">{texts.recentHint(MOST_RECENT)}</p>
        <RecentList places={places} visiblePlaces={recent} doing={doing} />
      </Panel>
      <p className="lg:col-span-2 print:hidden">
        <a href={localHref('/places/list')} className="inline-flex min-h-11 items-center">
          {texts.list}
        </a>
      </p>
      {places.saved.length > 0 && <FeedsPart saved={places.saved} />}
      <FilePart places={places} doing={doing} />
      <EraseAll isAny={isAny} doing={doing} />
      <SaidLast doing={doing} />
    </div>
  )
}

const PAIR = '/place/compare?a={at}&qa={q}&b={at}&qb={q}'

interface CompareChosenProps {
  places: readonly SavedPlace[]
  checkedKeys: readonly string[]
}

function CompareChosen({ places, checkedKeys }: CompareChosenProps) {
  if (places.length < 2) return null
  const [a, b, ...more] = checkedKeys.flatMap((key) => places.filter((place) => pointKey(place) === key))
  const isPair = a && b && more.length === 0
  return (
    <p role="status" className="flex min-h-11 flex-wrap items-center gap-3 print:hidden">
      {isPair ? (
        <ButtonLink look="primary" href={placeLink(b, placeLink(a, PAIR))}>
          {texts.compare}
        </ButtonLink>
      ) : (
        <span className="text-muted">{more.length > 0 ? texts.many : texts.hint}</span>
      )}
    </p>
  )
}

interface SearchFieldProps {
  label: string
  words: string
  setWords: (words: string) => void
}

function SearchField({ label, words, setWords }: SearchFieldProps) {
  const text = { name: 'words', label }
  return (
    <div className="max-w-reading lg:col-span-2 print:hidden">
      <Field {...text}>
        <input
          {...describeControl(text)}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          maxLength={100}
          className={controlLook}
        />
      </Field>
    </div>
  )
}

/** The list has rendered a change after this time. */
const LIST_DRAWN_MS = 50

/** The last action and its undo button are at the bottom of the window, so that the layout does not move. */
function SaidLast({ doing }: { doing: PlacesUndo }) {
  const { message, canUndo } = doing
  const box = useRef<HTMLDivElement>(null)
  // The clicked control may disappear with the removed item, so the focus moves to the undo button.
  useEffect(() => {
    if (!message || !canUndo) return
    const look = setTimeout(() => {
      const isLost = document.activeElement === document.body
      if (isLost) box.current?.querySelector('button')?.focus()
    }, LIST_DRAWN_MS)
    return () => clearTimeout(look)
  }, [message, canUndo])
  return (
    <div ref={box} className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-reading print:hidden">
      <div
        className={
          message
            ? 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-l-4 border-accent bg-surface px-4 py-2.5 shadow-lg'
            : ''
        }
      >
        <p role="status" className="min-w-0 flex-1">
          {message}
        </p>
        {canUndo && (
          <Button look="secondary" type="button" onClick={doing.undo}>
            {texts.undo}
          </Button>
        )}
        {message && (
          <Button look="link" type="button" onClick={() => doing.say('')}>
            {texts.close}
          </Button>
        )}
      </div>
    </div>
  )
}
