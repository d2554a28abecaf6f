'use client'

import { useEffect } from 'react'
import type { PlaceToKeep } from './keep-place'

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
