'use client'

import { useEffect, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { Button } from '../ui/button'
import { Rich } from '../ui/page/rich'
import type { UnsavedPlace } from './keep-place'

const texts = defineTexts('places.save-place', {
  save: 'Save<rest> this place</rest>',
  remove: 'Remove<rest> from saved places</rest>',
  list: 'See saved places',
})

export function SavePlace({ place }: { place: UnsavedPlace }) {
  const [isSaved, setSaved] = useState(false)
  const [message, setMessage] = useState('')
  const { copy } = place
  const { latitude, longitude } = place.point

  useEffect(() => {
    let isHere = true
    let stop = () => {}
    const point = { latitude, longitude }
    void loadKeeping().then(({ watchSaved }) => {
      if (isHere) stop = watchSaved({ point, copy }, setSaved)
    })
    return () => {
      isHere = false
      stop()
    }
  }, [latitude, longitude, copy])

  useEffect(() => {
    if (!message) return
    const clear = () => setMessage('')
    const once = { once: true, passive: true }
    addEventListener('scroll', clear, once)
    return () => removeEventListener('scroll', clear)
  }, [message])

  return (
    <div className="noscript:hidden print:hidden">
      <Button
        look="compact"
        type="button"
        onClick={async () => setMessage((await loadKeeping()).toggleSaved(place))}
      >
        <span>
          <Rich
            text={isSaved ? texts.remove : texts.save}
            parts={{ rest: (words) => <span className="sr-only">{words}</span> }}
          />
        </span>
      </Button>
      <p
        role="status"
        className="fixed inset-x-4 bottom-4 z-20 mx-auto w-fit rounded-control border border-line bg-surface px-3 py-1.5 text-base text-muted shadow-lg empty:hidden"
      >
        {message}
        {isSaved && message && <a href={localHref('/saved')}>{texts.list}</a>}
      </p>
    </div>
  )
}

const loadKeeping = () => import('./keep-place')
