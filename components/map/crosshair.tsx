/** Marks the center for those who choose with keys, buttons or a finger. */
export function Crosshair() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className="pointer-events-none absolute top-1/2 left-1/2 size-12 -translate-1/2 opacity-0 group-has-[button:focus]/map:opacity-100 group-has-[button:hover]/map:opacity-100 group-has-[canvas:focus-visible]/map:opacity-100 pointer-coarse:opacity-100 print:hidden"
    >
      <path d={CROSS} stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d={CROSS} stroke="#111" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

const CROSS = 'M24 4v14M24 30v14M4 24h14M30 24h14M24 24v.01'
