'use client'

import { useState } from 'react'
import { Button } from '../ui/button'
import { ceiling, notKept } from './kept-places'
import {
  isSaved,
  MOST_NAME,
  MOST_SAVED,
  MOST_TYPED,
  pointKey,
  removePlace,
  savePlace,
  today,
} from './place-list'
import { placeStore, usePlaces } from './use-places'

interface Props {
  point: { latitude: number; longitude: number }
  /** What the place is called on its page. */
  label: string
  /** The words it was found by. */
  typed?: string
}

const texts = {
  save: ['Save', ' this place'],
  remove: ['Remove', ' from saved places'],
  saved: 'Saved on this device only. ',
  removed: 'Removed from the saved places.',
  list: 'See saved places',
}

/** Keeps the place on this device. Not shown where scripting is off. */
export function SavePlace({ point, label, typed = '' }: Props) {
  const places = usePlaces()
  const [said, setSaid] = useState('')
  const key = pointKey(point)
  const saved = isSaved(places, key)
  const [word, rest] = saved ? texts.remove : texts.save

  function toggle() {
    if (!saved && places.saved.length >= MOST_SAVED) return setSaid(ceiling(MOST_SAVED))
    const words = { name: label.slice(0, MOST_NAME), note: '', typed: typed.slice(0, MOST_TYPED) }
    const kept = placeStore.change((now) =>
      saved ? removePlace(now, key) : savePlace(now, { ...point, ...words, savedOn: today() }),
    )
    if (kept !== 'kept') return setSaid(notKept[kept])
    setSaid(saved ? texts.removed : texts.saved)
  }

  return (
    <div className="noscript:hidden print:hidden">
      <Button look="compact" type="button" onClick={toggle}>
        <span>
          {word}
          <span className="sr-only">{rest}</span>
        </span>
      </Button>
      <p
        role="status"
        className="absolute top-full right-0 z-20 mt-1 rounded-control border border-line bg-surface px-3 py-1.5 text-base text-muted shadow-lg empty:hidden"
      >
        {said}
        {saved && said && <a href="/saved">{texts.list}</a>}
      </p>
    </div>
  )
}
