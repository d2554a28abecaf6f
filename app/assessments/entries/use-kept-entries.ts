import { useEffect, useState } from 'react'
import { DISPLAY_EVENT, type OwnerEntries } from './stored-entries'

export function useStoredEntries(root: { current: HTMLElement | null }): OwnerEntries | undefined {
  const [entries, setEntries] = useState<OwnerEntries>()
  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent) setEntries(event.detail)
    }
    const fields = root.current?.closest('[data-kept]')
    fields?.addEventListener(DISPLAY_EVENT, show)
    return () => fields?.removeEventListener(DISPLAY_EVENT, show)
  }, [root])
  return entries
}
