'use client'

import { useState } from 'react'
import { Button, type ButtonLook } from '../button'
import { Icon } from '../icon'

interface Props {
  /** Page that takes `at=lat,lon`. */
  path: string
  label?: string
  look?: ButtonLook
}

const DECIMALS = 5
const texts = {
  asking: 'Asking your device for its location.',
  missing: 'This browser cannot tell its location. Type an address instead.',
  denied: 'The location was not shared. Allow it in the browser, or type an address instead.',
  lost: 'Your device could not find its location. Type an address instead.',
} as const

/** The position goes only into the address of the next page. Not shown where scripting is off. */
export function LocateButton({ path, label = 'Use my location', look = 'secondary' }: Props) {
  const [message, setMessage] = useState('')

  function locate() {
    if (!navigator.geolocation) return setMessage(texts.missing)
    setMessage(texts.asking)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`
        location.assign(`${path}?at=${at}`)
      },
      ({ code }) => setMessage(code === 1 ? texts.denied : texts.lost),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  }

  return (
    <div className="noscript:hidden print:hidden">
      <Button look={look} type="button" onClick={locate}>
        <Icon name="locate" />
        {label}
      </Button>
      <p role="status" className="text-base text-muted empty:hidden not-empty:mt-2">
        {message}
      </p>
    </div>
  )
}
