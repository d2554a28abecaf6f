'use client'

import { useState } from 'react'
import { mergePlaces, type StoredPlaces } from '@/components/places/place-list'
import type { PlaceStoreOutcome } from '@/components/places/place-store'
import { storeFailures } from '@/components/places/place-store'
import { placeStore } from '@/components/places/use-places'
import { defineTexts } from '@/lib/language/define-texts'

export interface PlacesUndo {
  message: string
  canUndo: boolean
  change(said: string, change: (places: StoredPlaces) => StoredPlaces): boolean
  erase(said: string): void
  say(said: string): void
  undo(): void
}

const texts = defineTexts('saved.use-undo', { undone: 'Undone. Everything is as it was.' })

export function useUndo(): PlacesUndo {
  const [message, setMessage] = useState('')
  const [before, setBefore] = useState<StoredPlaces>()

  function attempt(words: string, write: () => PlaceStoreOutcome): boolean {
    const was = placeStore.read()
    const outcome = write()
    setMessage(outcome === 'kept' ? words : storeFailures[outcome])
    setBefore(outcome === 'kept' ? was : undefined)
    return outcome === 'kept'
  }
  return {
    message,
    canUndo: before !== undefined,
    change: (words, change) => attempt(words, () => placeStore.change(change)),
    erase: (words) => {
      attempt(words, placeStore.erase)
    },
    say: (words) => {
      setMessage(words)
      setBefore(undefined)
    },
    undo() {
      if (!before) return
      // Undo keeps the places that another tab has added since the change.
      const outcome = placeStore.change((now) => ({
        ...mergePlaces(before, now),
        remembers: before.remembers,
      }))
      setMessage(outcome === 'kept' ? texts.undone : storeFailures[outcome])
      setBefore(undefined)
    },
  }
}
