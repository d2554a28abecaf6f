'use client'

import { useEffect } from 'react'
import type { PlaceToKeep } from './keep-place'

/** Puts the place that is being read first among the recent ones of this device. Shows nothing. */
export function RememberPlace({ place }: { place: PlaceToKeep }) {
  const { latitude, longitude } = place.point
  const { label, typed } = place
  useEffect(() => {
    void import('./keep-place').then(({ remember }) =>
      remember({ point: { latitude, longitude }, label, typed }),
    )
  }, [latitude, longitude, label, typed])
  return null
}
