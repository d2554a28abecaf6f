'use client'

import { useEffect } from 'react'
import { MOST_NAME, MOST_TYPED, rememberPlace } from './place-list'
import { placeStore } from './use-places'

interface Props {
  point: { latitude: number; longitude: number }
  label: string
  typed?: string
}

/** Puts the place that is being read first among the recent ones of this device. Shows nothing. */
export function RememberPlace({ point: { latitude, longitude }, label, typed = '' }: Props) {
  useEffect(() => {
    const words = { name: label.slice(0, MOST_NAME), typed: typed.slice(0, MOST_TYPED) }
    const openedAt = new Date().toISOString()
    placeStore.change((places) => rememberPlace(places, { latitude, longitude, ...words, openedAt }))
  }, [latitude, longitude, label, typed])
  return null
}
