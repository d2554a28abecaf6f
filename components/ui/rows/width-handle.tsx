import type { PointerEvent } from 'react'

const NARROWEST = 48
const WIDEST = 640

interface Props {
  onWidth: (pixels: number) => void
}

/**
 * Works only with a pointer, because the menu of columns sets widths by keyboard. The column gets its width
 * on release, so that a drag is one step of the history.
 */
export function WidthHandle({ onWidth }: Props) {
  function drag({ currentTarget, pointerId, clientX: start }: PointerEvent<HTMLSpanElement>): void {
    const handle: HTMLElement = currentTarget
    const before = handle.parentElement?.offsetWidth ?? 0
    const drop = new AbortController()
    const { signal } = drop
    let moved = 0
    handle.setPointerCapture(pointerId)
    handle.addEventListener(
      'pointermove',
      ({ clientX }) => {
        moved = Math.min(WIDEST, Math.max(NARROWEST, before + clientX - start)) - before
        handle.style.translate = `${moved}px 0`
      },
      { signal },
    )
    handle.addEventListener(
      'lostpointercapture',
      () => {
        drop.abort()
        handle.style.translate = ''
        if (moved !== 0) onWidth(Math.round(before + moved))
      },
      { signal },
    )
  }
  return (
    <span
      aria-hidden="true"
      onPointerDown={drag}
      className="absolute inset-y-0 right-0 w-2 cursor-col-resize touch-none border-r-2 border-transparent hover:border-accent active:border-accent print:hidden"
    />
  )
}
