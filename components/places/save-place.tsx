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
  save: 'Save this place',
  remove: 'Remove from saved places',
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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden print:hidden">
      <Button look="secondary" type="button" onClick={toggle}>
        {saved ? texts.remove : texts.save}
      </Button>
      <p role="status" className="min-h-11 content-center text-base text-muted empty:hidden">
        {said}
        {saved && said && <a href="/saved">{texts.list}</a>}
      </p>
    </div>
  )
}
