'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'

const texts = {
  add: 'Add my saved places',
  none: 'No place is saved on this device yet.',
}

export function SavedRows() {
  const [isEmpty, setEmpty] = useState(false)
  async function add() {
    const { placeStore } = await import('@/components/places/use-places')
    const { saved } = placeStore.read()
    setEmpty(saved.length === 0)
    const list = document.getElementById('list')
    if (!(list instanceof HTMLTextAreaElement)) return
    const rows = saved.map(({ latitude, longitude }) => `${latitude}, ${longitude}`)
    list.value = [list.value.trim(), ...rows].filter(Boolean).join('\n')
  }
  return (
    <p className="mb-5 noscript:hidden">
      <Button type="button" look="secondary" onClick={add}>
        {texts.add}
      </Button>
      <span role="status" className="ml-3">
        {isEmpty ? texts.none : ''}
      </span>
    </p>
  )
}
