import type { MapSearchControls } from './use-search'

const texts = { close: 'Close' }

export function SearchNews({ message, choices, choose, clear }: MapSearchControls) {
  return (
    <div className="rounded-control border-line bg-surface shadow-lg has-[p:not(:empty)]:border print:hidden">
      <p role="status" className="text-base not-empty:px-3 not-empty:py-1.5">
        {message}
      </p>
      {message && (
        <ul className="max-h-72 overflow-y-auto border-t border-line">
          {choices.map((choice) => (
            <li key={choice.label}>
              <button
                type="button"
                onClick={() => choose(choice)}
                className="min-h-11 w-full cursor-pointer px-3 text-left text-base text-accent hover:bg-accent-soft"
              >
                {choice.label}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={clear}
              className="min-h-8 w-full cursor-pointer px-3 text-left text-sm text-accent hover:bg-accent-soft"
            >
              {texts.close}
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
