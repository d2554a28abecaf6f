import { type RefObject, useEffect, useEffectEvent } from 'react'

export const mapKeys = [
  ['/', 'Search'],
  ['L', 'Layers', 'l'],
  ['T', 'Table', 't'],
  ['Arrow keys', 'Move the map; with Shift a little'],
  ['+ and −', 'Zoom in and out'],
  ['Enter', 'Show what is at the center'],
  ['[', 'Previous row; the map follows', '['],
  [']', 'Next row; the map follows', ']'],
  ['Space', 'Select the row; with Shift all rows from the last one'],
  ['Ctrl+Z', 'Undo: moves, filters, layers and selection', 'ctrl+z'],
  ['Ctrl+Y', 'Redo', 'ctrl+y'],
  ['Ctrl+Shift+Z', 'Redo', 'ctrl+shift+z'],
  ['C', 'Compare what is selected', 'c'],
  ['E', 'Export the table', 'e'],
  ['D', 'Draw a box to select; Enter sets a corner, Backspace takes it back, Escape ends', 'd'],
  ['?', 'This list', '?'],
] as const

type Sign = Exclude<(typeof mapKeys)[number][2], undefined>

const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], dialog'

export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  keys: Readonly<Record<Sign, () => unknown>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    const isControl = ctrlKey || metaKey
    const name = `${isControl ? 'ctrl+' : ''}${isControl && shiftKey ? 'shift+' : ''}${key.toLowerCase()}`
    const act = (keys as Readonly<Record<string, () => unknown>>)[name]
    if (!act || altKey) return
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
