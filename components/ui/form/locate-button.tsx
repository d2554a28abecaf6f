'use client'

import { useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { Button, type ButtonLook } from '../button'
import { Icon } from '../icon'
import { locationTexts, requestLocation } from './ask-location'

const texts = defineTexts('ui.locate-button', { label: 'Use my location' })

interface Props {
  path: string
  label?: string
  look?: ButtonLook
}

const DECIMALS = 5

/** The position is sent only in the URL of the next page. */
export function LocateButton({ path, label = texts.label, look = 'secondary' }: Props) {
  const [message, setMessage] = useState('')

  async function locate() {
    setMessage(locationTexts.asking)
    const answer = await requestLocation()
    if ('problem' in answer) return setMessage(answer.problem)
    location.assign(`${path}?at=${answer.latitude.toFixed(DECIMALS)},${answer.longitude.toFixed(DECIMALS)}`)
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
