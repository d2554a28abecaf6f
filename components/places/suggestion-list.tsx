import type { Suggestion } from './suggestion'
import type { Combobox } from './use-combobox'

const origins = { saved: 'Saved', recent: 'Recent', address: 'Address' } as const

interface Props {
  id: string
  box: Combobox
  suggestions: readonly Suggestion[]
  open: (suggestion: Suggestion) => void
}

/** Lies over what follows, so that nothing moves. The list itself is always there, for the field names it. */
export function SuggestionList({ id, box, suggestions, open }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!box.open}
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-control border border-edge bg-surface shadow-lg print:hidden"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={`${suggestion.latitude},${suggestion.longitude}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === box.active}
          // The field keeps the focus, so that a press is no leaving of it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => open(suggestion)}
          onKeyDown={box.onKeyDown}
          className="flex min-h-11 cursor-pointer items-center gap-3 border-l-4 border-transparent px-3 py-1.5 hover:bg-accent-soft aria-selected:border-accent aria-selected:bg-accent-soft"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{suggestion.name}</span>
          <span className="text-sm text-muted">{origins[suggestion.origin]}</span>
        </div>
      ))}
    </div>
  )
}
