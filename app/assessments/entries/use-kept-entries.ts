import { useEffect, useState } from 'react'
import { type Entries, SHOWN } from './stored-entries'

/** Returns what the fields hold, also while a person types, and undefined until the device is read. */
export function useKeptEntries(root: { current: HTMLElement | null }): Entries | undefined {
  const [entries, setEntries] = useState<Entries>()
  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent) setEntries(event.detail)
    }
    const fields = root.current?.closest('[data-kept]')
    fields?.addEventListener(SHOWN, show)
    return () => fields?.removeEventListener(SHOWN, show)
  }, [root])
  return entries
}
