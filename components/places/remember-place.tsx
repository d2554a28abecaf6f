'use client'

import { useEffect } from 'react'
import type { UnsavedPlace } from './keep-place'

export function RememberPlace({ place }: { place: UnsavedPlace }) {
  const { latitude, longitude } = place.point
  const { label, typed } = place
  useEffect(() => {
    void import('./keep-place').then(({ remember }) =>
      remember({ point: { latitude, longitude }, label, typed }),
    )
  }, [latitude, longitude, label, typed])
  return null
}
