import { type RefObject, useEffect } from 'react'

/** `parent` also counts clicks within its parent element as inside. Escape moves the focus to the summary. */
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
