import { useEffect, useRef, useState } from 'react'

/** Loading starts a little before the map is in sight. */
const MARGIN = '200px'

/** Says when to load what stands at a place: once that is near and the page is at rest, or when asked. */
export function useArrival() {
  const place = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState(false)
  const [canAsk, setCanAsk] = useState(false)

  useEffect(() => {
    setCanAsk(true)
    const element = place.current
    if (!element || savesData()) return
    let cancel = () => {}
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        cancel = whenIdle(() => setArrived(true))
      },
      { rootMargin: MARGIN },
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      cancel()
    }
  }, [])

  return { place, arrived, show: canAsk ? () => setArrived(true) : undefined }
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}

/** Who asked the browser to save data decides about each map. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}
