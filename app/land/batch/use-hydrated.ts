import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Before that a form would be sent as the browser does it, and what is typed would leave the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
