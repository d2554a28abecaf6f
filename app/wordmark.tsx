/** A plat: four lots, one of them yours. The same drawing as icon.svg. */
export function Wordmark() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-2xl font-semibold tracking-[-0.01em] text-ink no-underline hover:text-accent"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 text-accent">
        <rect
          x="2.5"
          y="2.5"
          width="27"
          height="27"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <path d="M13 3v26M13 14h16" fill="none" stroke="currentColor" strokeWidth="3" />
        <rect x="16.5" y="17.5" width="9.5" height="8.5" rx="1" fill="currentColor" />
      </svg>
      Openplat
    </a>
  )
}
