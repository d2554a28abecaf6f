import { useEffect, useRef, useState } from 'react'

const PACE_MS = 1_000

/** Text for a live region: it changes at most once a second, so that a listener is not talked over. */
export function usePaced(text: string, atOnce: boolean): string {
  const latest = useRef(text)
  const [paced, setPaced] = useState(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    setPaced(latest.current)
    if (atOnce) return
    const timer = setInterval(() => setPaced(latest.current), PACE_MS)
    return () => clearInterval(timer)
  }, [atOnce])
  return atOnce ? text : paced
}
