import { useEffect, useEffectEvent, useRef } from 'react'
import type { Target } from './fit'

/** Goes where a page newly points to; never back to where the map began, whatever else changes. */
export function useNewTarget(target: Target, ready: boolean, goTo: (target: Target) => void): void {
  const key = JSON.stringify(target)
  const reached = useRef(key)
  const go = useEffectEvent(() => goTo(target))
  useEffect(() => {
    if (!ready || reached.current === key) return
    reached.current = key
    go()
  }, [ready, key])
}
