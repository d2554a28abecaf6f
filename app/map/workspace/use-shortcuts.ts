import { type RefObject, useEffect, useEffectEvent } from 'react'

const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog'

/** Keys of one sign, only while the focus is in the workspace and nobody types. */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => unknown>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const act = keys[key.toLowerCase()]
    if (!act || ctrlKey || metaKey || altKey) return
    if (!(target instanceof Element) || target.closest(typing)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = root.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [root])
}
