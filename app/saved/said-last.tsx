'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Doing } from './use-undo'

/** The list of what is kept is drawn after the press that changed it. */
const LIST_DRAWN_MS = 50

const texts = { undo: 'Undo', close: 'Close' }

/** What was just done, over the foot of the window so that nothing moves, with the way back. */
export function SaidLast({ doing }: { doing: Doing }) {
  const { said, canUndo } = doing
  const box = useRef<HTMLDivElement>(null)
  // What was pressed may be gone with what it removed, a moment later; the keyboard goes on at the way back.
  useEffect(() => {
    if (!said || !canUndo) return
    const look = setTimeout(() => {
      const isLost = document.activeElement === document.body
      if (isLost) box.current?.querySelector('button')?.focus()
    }, LIST_DRAWN_MS)
    return () => clearTimeout(look)
  }, [said, canUndo])
  return (
    <div ref={box} className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-reading print:hidden">
      <div
        className={
          said
            ? 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-l-4 border-accent bg-surface px-4 py-2.5 shadow-lg'
            : ''
        }
      >
        <p role="status" className="min-w-0 flex-1">
          {said}
        </p>
        {canUndo && (
          <Button look="secondary" type="button" onClick={doing.undo}>
            {texts.undo}
          </Button>
        )}
        {said && (
          <Button look="link" type="button" onClick={() => doing.say('')}>
            {texts.close}
          </Button>
        )}
      </div>
    </div>
  )
}
