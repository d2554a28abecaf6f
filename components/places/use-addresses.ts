'use client'

import { useEffect, useState } from 'react'
import { fetchJson } from '../query/fetch-json'
import type { KeptPlace } from './place-list'
import { isWholeAddress } from './whole-address'

const PAUSE = 300

export interface Addresses {
  /** The text they answer. */
  text: string
  found: KeptPlace[]
  failed: boolean
}

interface Answer {
  matches: { address: string; latitude: number; longitude: number }[]
}

const NOTHING: Addresses = { text: '', found: [], failed: false }

/** The geocoder's matches for a text, once it is a whole address and nobody has typed for a moment. */
export function useAddresses(text: string): { addresses: Addresses; waiting: boolean } {
  const [addresses, setAddresses] = useState(NOTHING)
  const asked = text.trim()
  const isWhole = isWholeAddress(asked)
  useEffect(() => {
    if (!isWhole) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(asked, abort.signal)
      if (answer && !abort.signal.aborted) setAddresses(answer)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked, isWhole])
  const isAnswered = addresses.text === asked
  return { addresses: isWhole && isAnswered ? addresses : NOTHING, waiting: isWhole && !isAnswered }
}

async function ask(text: string, signal: AbortSignal): Promise<Addresses | undefined> {
  try {
    const answer = await fetchJson<Answer>(`/api/places?q=${encodeURIComponent(text)}`, { signal })
    if (!answer.ok) return { text, found: [], failed: true }
    const found = answer.data.matches.map(({ address, latitude, longitude }) => ({
      latitude,
      longitude,
      name: address,
      typed: address,
    }))
    return { text, found, failed: false }
  } catch {
    // Somebody typed on.
    return undefined
  }
}
