import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is put on paper: then nothing may be left out because it is out of sight. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const change = () => flushSync(() => setPrinting(paper.matches))
    // Before paper is measured; the browser waits for nothing that comes later.
    const begin = () => flushSync(() => setPrinting(true))
    paper.addEventListener('change', change)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', change)
    return () => {
      paper.removeEventListener('change', change)
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', change)
    }
  }, [])
  return isPrinting
}
