'use client'

import { usePlaces } from '@/components/places/use-places'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format'

const texts = {
  add: (count: number) => `Add my ${formatCount(count, 'saved place')}`,
}

/** Saved places are on this device only, so a browser without scripting has no button. */
export function SavedRows() {
  const { saved } = usePlaces()
  if (saved.length === 0) return null
  function add() {
    const list = document.getElementById('list')
    if (!(list instanceof HTMLTextAreaElement)) return
    const rows = saved.map(({ latitude, longitude }) => `${latitude}, ${longitude}`)
    list.value = [list.value.trim(), ...rows].filter(Boolean).join('\n')
  }
  return (
    <p className="mb-5">
      <Button type="button" look="secondary" onClick={add}>
        {texts.add(saved.length)}
      </Button>
    </p>
  )
}
