import type { KeyboardEvent } from 'react'

const keys = [
  ['Arrow keys', 'Move the map'],
  ['Shift and an arrow', 'Move it a little'],
  ['+ and −', 'Zoom in and out'],
  ['Enter or Space', 'Select what is at the center'],
  ['Tab', 'Leave the map'],
] as const

/** Opens over the map, so that the page does not move. */
export function KeyboardHelp() {
  return (
    <details className="group/help ml-auto print:hidden" onKeyDown={closeOnEscape}>
      <summary className="flex min-h-7 list-none items-center rounded-control px-1 text-sm text-accent underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        Keyboard help
      </summary>
      <dl className="absolute right-2 bottom-full z-20 mb-2 grid max-w-[calc(100%-1rem)] grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-control border border-edge bg-surface p-4 text-sm shadow-lg">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
