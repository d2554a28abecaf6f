import { type RefObject, useEffect } from 'react'

/**
 * Closes the `details` element on Escape, and on a click outside. With `parent`, a click in the parent
 * element is not outside.
 */
export function useLightDismiss(
  details: RefObject<HTMLDetailsElement | null>,
  within: 'itself' | 'parent' = 'itself',
): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details
      if (!current?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        current.querySelector('summary')?.focus()
      } else if ((within === 'parent' ? current.parentElement : current)?.contains(event.target as Node))
        return
      current.open = false
    }
    addEventListener('keydown', close)
    addEventListener('pointerdown', close)
    return () => {
      removeEventListener('keydown', close)
      removeEventListener('pointerdown', close)
    }
  }, [details, within])
}
